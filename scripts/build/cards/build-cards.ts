import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { logoOutline } from '@/content/logo';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { ogImagePath, ogSize } from '@/lib/seo/metadata';
import { root } from '@/scripts/bootstrap/root.mjs';
import { backgroundSvg, textLayer, type CardText } from '@/scripts/build/cards/card';
import { contentHash } from '@/scripts/build/write-file';

const source = join(root, 'scripts/build/cards');
const cache = join(root, '.cache/og');

/** `fonts/` has single weights of the site's fonts, so the cards are the same on any machine. */
export async function buildCards(out: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const font = (file: string) => readFileSync(join(source, 'fonts', file));
  const options: ConstructorParameters<typeof ImageResponse>[1] = {
    ...ogSize,
    fonts: [
      { name: 'Besley', data: font('besley-700.ttf'), weight: 700 },
      { name: 'Franklin', data: font('libre-franklin-600.ttf'), weight: 600 },
    ],
  };
  const background = await sharp(Buffer.from(backgroundSvg(logoOutline)))
    .png()
    .toBuffer();
  // What a card depends on, besides its text and the fonts.
  const files = ['scripts/build/cards/card.ts', 'scripts/build/cards/build-cards.ts', 'content/colors.ts'];
  const recipe = contentHash(Buffer.concat([background, ...files.map((file) => readFileSync(join(root, file)))]));

  let made = 0;
  for (const { path, heading } of allPages) {
    const text: CardText = {
      heading,
      name: company.name,
      tagline: company.tagline,
      place: company.address.place,
      phone: company.phone.display,
    };
    const file = join(cache, `${contentHash(recipe + JSON.stringify(text))}.png`);
    if (!existsSync(file)) {
      const layer = Buffer.from(await new ImageResponse(textLayer(text), options).arrayBuffer());
      writeFileSync(
        file,
        await sharp(background)
          .composite([{ input: layer }])
          .png({ palette: true, quality: 90, effort: 4 })
          .toBuffer(),
      );
      made += 1;
    }
    const published = join(out, ogImagePath(path));
    mkdirSync(dirname(published), { recursive: true });
    copyFileSync(file, published);
  }
  console.log(`Social cards: ${allPages.length}, ${made} of them new.`);
}
