type TextFile = { readonly name: string; readonly type: string; readonly text: string };

export function saveFile({ name, type, text }: TextFile): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
