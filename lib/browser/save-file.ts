/** By the extension of the file's name. */
const types: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  eml: 'message/rfc822',
  ics: 'text/calendar;charset=utf-8',
  vcf: 'text/vcard;charset=utf-8',
};

export type TextFile = { readonly name: string; readonly text: string };

export function saveFile({ name, text }: TextFile): void {
  saveBlob(name, new Blob([text], { type: types[name.split('.').at(-1) ?? ''] ?? '' }));
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
