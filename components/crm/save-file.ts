/** Downloads a text as a file. `type` is its MIME type. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
