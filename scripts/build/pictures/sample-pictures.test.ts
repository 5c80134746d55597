import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import samples from '@/content/sample-pictures.json';
import { fileHash, removePictureNote, samplePictures, unshownPictures } from './sample-pictures';

const out = mkdtempSync(join(tmpdir(), 'sample-pictures-'));
afterAll(() => rmSync(out, { recursive: true }));

test('content/sample-pictures.json lists the files of all pictures but those of colors and materials', () => {
  const names = readdirSync('content/pictures').map((file) => file.replace('.jpg', ''));
  const listed = names.filter((name) => !/^(?:studio|swatch|texture)-/.test(name)).toSorted();
  expect(Object.entries(samples).toSorted()).toEqual(
    listed.map((name) => [name, fileHash(readFileSync(`content/pictures/${name}.jpg`))]),
  );
});

test('a sample’s file is a sample under another name too, and another file is not', () => {
  const hero = readFileSync('content/pictures/hero.jpg');
  const read = (file: string) => (file.endsWith('/portfolio-6.jpg') ? hero : Buffer.from('my own photo'));
  expect(samplePictures(['hero', 'portfolio-6'], read)).toEqual(['portfolio-6']);
});

test('names the pictures that no page shows', () => {
  writeFileSync(join(out, 'index.html'), '<img src="/pictures/hero-phone-640.1a2b.jpg">');
  writeFileSync(join(out, 'viewer.js'), '"/pictures/portfolio-1-960.3c4d.avif"');
  expect(unshownPictures(['hero', 'hero-phone', 'portfolio-1', 'attic'], out)).toEqual(['hero', 'attic']);
});

test.each([
  [['attic'], '<p>© Firm. </p>'],
  [['attic', 'hero'], '<p>© Firm. Samples.</p>'],
])('with %j left of the sample’s files, the footer is %s', (left, footer) => {
  writeFileSync(join(out, 'index.html'), '<img src="/pictures/hero-640.1a2b.jpg"><p>© Firm. Samples.</p>');
  removePictureNote(left, 'Samples.', out);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(footer);
});
