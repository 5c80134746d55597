import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PagePath } from '@/content/paths';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';

export const out = join(process.cwd(), 'out');

/** With forward slashes, relative to out/. */
export function exportedFiles(): readonly string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(out, name)).isFile())
    .map((name) => name.split(sep).join('/'));
}

export function exportedFile(file: string): Buffer {
  return readFileSync(join(out, file));
}

/** The file that a host would serve. */
export function fileAt(pathname: string): string | undefined {
  const place = decodeURIComponent(pathname).replace(/^\//, '');
  const file = pathname.endsWith('/') ? `${place}index.html` : place;
  return file !== '' && existsSync(join(out, file)) ? file : undefined;
}

export function pageHtml(path: PagePath): string {
  return exportedFile(`${withTrailingSlash(path).slice(1)}index.html`).toString('utf8');
}

/** Without scripts and styles, whose text may look like markup. */
export function visibleMarkup(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<style\b[\s\S]*?<\/style>/g, '');
}

export type Attributes = Readonly<Record<string, string>>;

export function elements(html: string, name: string): readonly Attributes[] {
  return [...visibleMarkup(html).matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decodeText(value),
      ]),
    ),
  );
}

export function meta(html: string, key: string): readonly string[] {
  return elements(html, 'meta')
    .filter((attributes) => attributes.name === key || attributes.property === key)
    .map((attributes) => attributes.content ?? '');
}

export function decodeText(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}

export function words(html: string): string {
  return decodeText(
    visibleMarkup(html)
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
}

/** Like the browser's `textContent` of `<main>`. */
export function mainText(html: string): string {
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(visibleMarkup(html)) ?? [];
  return decodeText(main.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]+>/g, ''));
}
