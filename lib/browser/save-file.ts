interface TextFile {
  readonly name: string;
  /** The MIME type. */
  readonly type: string;
  readonly text: string;
}

/** Downloads a text as a file. */
export function saveFile({ name, type, text }: TextFile): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Downloads a blob as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after click() has returned, so the URL stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
