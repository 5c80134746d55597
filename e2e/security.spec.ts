import { hostname } from 'node:os';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { mapOrigin, securityHeaders } from '@/scripts/serve/policy';
import { inlineHashes } from '@/scripts/build/export/add-policy';
import { decodeText, exportedFile, exportedFiles, visibleMarkup } from './support/export';
import { alive } from './support/visit';

const files = exportedFiles();
const htmlFiles = files.filter((file) => file.endsWith('.html') && exportedFile(file).includes('/_next/static/'));

function directives(html: string): ReadonlyMap<string, readonly string[]> {
  const policy = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1];
  return new Map(
    decodeText(policy ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

test('every page carries its policy before anything that it rules over', () => {
  for (const file of htmlFiles) {
    const policy = directives(exportedFile(file).toString('utf8'));
    expect.soft(policy.get('default-src'), file).toEqual(["'self'"]);
    expect.soft(policy.get('object-src'), file).toEqual(["'none'"]);
    expect.soft(policy.get('base-uri'), file).toEqual(["'self'"]);
    expect.soft(policy.get('form-action'), file).toEqual(["'self'", 'mailto:']);
    expect.soft(policy.get('frame-src'), file).toEqual([mapOrigin]);
  }
});

test('every inline script and style is known by its hash, and nothing else may run', () => {
  for (const file of htmlFiles) {
    const html = exportedFile(file).toString('utf8');
    const policy = directives(html);
    const { scripts, styles } = inlineHashes(parse(html));
    expect.soft(policy.get('script-src'), file).toEqual(["'self'", ...scripts.map((hash) => `'${hash}'`)]);
    expect.soft(policy.get('style-src'), file).toEqual(["'self'", ...styles.map((hash) => `'${hash}'`)]);
    expect.soft(visibleMarkup(html), file).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)="/);
  }
});

test('a script that was smuggled into the page is refused', async ({ page }) => {
  await page.goto('/about/');
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.smuggled = true';
        document.body.append(script);
      }),
  );
  expect(refused).toBe('script-src-elem');
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});

test('the export gives nothing of the building machine away', () => {
  const machine = [process.cwd(), hostname(), process.env.HOME ?? '', process.env.USER ?? '']
    // A short or common word (root, app, home) would be found in honest text.
    .filter((secret) => secret.length > 6);
  const telling = files
    .filter((file) => /\.(?:html|js|css|txt|json|xml|svg|webmanifest)$|_headers$/.test(file))
    .flatMap((file) => {
      const text = exportedFile(file).toString('utf8');
      return [
        ...machine.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`),
        ...(/sourceMappingURL/.test(text) ? [`${file}: names a source map`] : []),
      ];
    });
  expect(telling).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the header file of the hosts is in the export', () => {
  const headers = exportedFile('_headers').toString('utf8');
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers).toContain(`  ${name}: ${value}\n`);
});

test('every answer carries the security headers, and hashed files are kept for a year', async ({ request }) => {
  for (const address of ['/', '/nowhere/', '/sitemap.xml']) {
    const headers = (await request.get(address)).headers();
    for (const [name, value] of Object.entries(securityHeaders)) expect.soft(headers[name.toLowerCase()], address).toBe(value);
    expect.soft(headers['cache-control'], address).toBe('public, max-age=0, must-revalidate');
  }
  const script = files.find((file) => file.startsWith('_next/static/') && file.endsWith('.js'));
  expect((await request.get(`/${script}`)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an address without its slash is sent on with its question', async ({ request }) => {
  const about = await request.get('/about?from=letter', { maxRedirects: 0 });
  expect([about.status(), about.headers().location]).toEqual([301, '/about/?from=letter']);
});

test('going from page to page stays within the policy', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|content-security-policy/i.test(message.text())) refusals.push(message.text());
  });
  await page.goto('/');
  await alive(page);
  for (const link of ['/about/', '/financing/', '/contact/']) {
    await page.locator(`a[href="${link}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${link}$`));
  }
  expect(refusals).toEqual([]);
});
