import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a temporary file first, so that an interrupted build never leaves half a file. */
export function writeAtomically(file: string, write: (partial: string) => void): void {
  const partial = `${file}.${process.pid}.part`;
  write(partial);
  renameSync(partial, file);
}

/** Skips a file with the same content, because unit tests read such files while the build runs. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  writeAtomically(file, (partial) => writeFileSync(partial, content));
}

/** For file names and cache revisions. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
