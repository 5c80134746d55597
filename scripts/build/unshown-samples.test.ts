import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unshownSamples } from './unshown-samples';

const out = mkdtempSync(join(tmpdir(), 'unshown-samples-'));
afterAll(() => rmSync(out, { recursive: true }));

test('names the sample pictures that no page shows', () => {
  writeFileSync(join(out, 'index.html'), '<img src="/pictures/hero-phone-640.1a2b.jpg">');
  writeFileSync(join(out, 'viewer.js'), '"/pictures/portfolio-1-960.3c4d.avif"');
  expect(unshownSamples(['hero', 'hero-phone', 'portfolio-1', 'attic'], out)).toEqual(['hero', 'attic']);
});
