/** Downloads a text as a file. `type` is its MIME type. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
