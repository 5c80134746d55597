// @ts-check
/**
 * Makes the picture that each page's shared link shows, from the page's own heading. The fonts lie beside this
 * script as plain outlines (cut from the site's own variable fonts), so that any machine draws the same picture.
 */
import './lib/require-node.mjs';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { company } from './lib/company.mjs';
import { logoMark } from './lib/logo-mark.mjs';
import { groundSvg, height, width, wordsLayer } from './lib/og-card.mjs';
import { headingOf } from './lib/page-text.mjs';
import { root } from './lib/root.mjs';

const out = join(root, 'out');
const kept = join(root, '.cache/og');
mkdirSync(join(out, 'og'), { recursive: true });
mkdirSync(kept, { recursive: true });

const font = (/** @type {string} */ file) => readFileSync(join(root, 'scripts/og', file));
/** @type {NonNullable<ConstructorParameters<typeof ImageResponse>[1]>['fonts']} */
const fonts = [
  { name: 'Besley', data: font('besley-700.ttf'), weight: 700 },
  { name: 'Franklin', data: font('libre-franklin-600.ttf'), weight: 600 },
];
const ground = await sharp(Buffer.from(groundSvg(logoMark))).png().toBuffer();
// What the picture depends on besides its words: a change of any of it makes every kept picture stale.
const recipe = createHash('sha256')
  .update(ground)
  .update(readFileSync(join(root, 'scripts/lib/og-card.mjs')))
  .update(readFileSync(join(root, 'scripts/build-og.mjs')))
  .digest('hex');

const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
  .filter((file) => file === 'index.html' || file.endsWith(`${sep}index.html`))
  .map((file) => ({ slug: slugOf(dirname(file)), html: readFileSync(join(out, file), 'utf8') }))
  .filter(({ html }) => html.includes('property="og:image"'));

let made = 0;
for (const { slug, html } of pages) {
  const words = {
    heading: headingOf(html, company.name),
    name: company.name,
    tagline: company.tagline,
    place: company.address.line,
    phone: company.phone.display,
  };
  const file = join(kept, `${createHash('sha256').update(recipe).update(JSON.stringify(words)).digest('hex').slice(0, 32)}.png`);
  if (!existsSync(file)) {
    const layer = new ImageResponse(/** @type {any} */ (wordsLayer(words)), { width, height, fonts });
    const drawn = Buffer.from(await layer.arrayBuffer());
    writeFileSync(file, await sharp(ground).composite([{ input: drawn }]).png({ palette: true, quality: 90, effort: 4 }).toBuffer());
    made += 1;
  }
  copyFileSync(file, join(out, 'og', `${slug}.png`));
}
console.log(`Social cards: ${pages.length}, of them ${made} new.`);

/**
 * `services/siding` becomes `services-siding`, as lib/seo.ts names it.
 * @param {string} folder
 */
function slugOf(folder) {
  return folder === '.' ? 'home' : folder.split(sep).join('-');
}
