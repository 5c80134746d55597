import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes under a temporary name first, so that nobody ever reads half a file, not even after an interrupted build. */
export function writeWhole(file: string, write: (partial: string) => void): void {
  const partial = `${file}.${process.pid}.part`;
  write(partial);
  renameSync(partial, file);
}

/** Leaves a file alone that already has this content. The unit tests read such files while the build runs beside them. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  writeWhole(file, (partial) => writeFileSync(partial, content));
}
