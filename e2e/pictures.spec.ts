import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawings } from '@/content/drawings';
import { pictures } from '@/content/pictures';
import { svgDataUrl } from '@/lib/pictures/drawing-url';
import { elements, exportedFile, exportedFiles, visibleMarkup } from './support/export';
import { followRequests } from './support/visit';

interface ShownPicture {
  readonly file: string;
  /** Narrowest first. */
  readonly offered: readonly { readonly file: string; readonly width: number }[];
  /** The width that `sizes` states, in CSS pixels. */
  readonly slot: number;
  /** The width it needs in device pixels, including what `object-fit: cover` cuts off. */
  readonly needed: number;
  readonly isOnScreen: boolean;
}

async function openFirstView(page: Page, path: string): Promise<readonly string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const file = pictureFile(new URL(request.url()).pathname);
    if (file) fetched.add(file);
  });
  const atRest = followRequests(page);
  await page.goto(path);
  await atRest();
  return [...fetched].sort();
}

function pictureFile(pathname: string): string | undefined {
  return pathname.startsWith('/pictures/') ? pathname.slice('/pictures/'.length) : undefined;
}

function shownPictures(page: Page, within: string): Promise<readonly ShownPicture[]> {
  return page.locator(`${within} img[src^="/pictures/"]`).evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((image) => image.naturalWidth > 0 && image.getClientRects().length > 0)
      .map((image) => {
        const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
          ({ type, media }) => type === 'image/avif' && (media === '' || matchMedia(media).matches),
        );
        const box = image.getBoundingClientRect();
        const file = image.currentSrc.replace(/.*\/pictures\//, '');
        const from = source?.hasAttribute('width') ? source : image;
        const ratio = Number(from.getAttribute('width')) / Number(from.getAttribute('height'));
        const covers = getComputedStyle(image).objectFit === 'cover';
        return {
          file,
          offered: source
            ? [...source.srcset.matchAll(/\/pictures\/(\S+) (\d+)w/g)].map(([, name = '', width]) => ({
                file: name,
                width: Number(width),
              }))
            : [{ file, width: image.naturalWidth }],
          // With `sizes`, `naturalWidth` is the width that they state.
          slot: image.naturalWidth,
          needed: (covers ? Math.max(box.width, box.height * ratio) : box.width) * devicePixelRatio,
          isOnScreen: box.top < window.innerHeight,
        };
      }),
  );
}

/** Chooses as Chromium does: the smallest file that is at least as wide as the slot, or else the largest. */
function fileAtDensity({ offered, slot }: ShownPicture, density: number): string {
  const chosen = offered.find(({ width }) => width >= slot * density) ?? offered.at(-1);
  return chosen?.file ?? '';
}

function bytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + exportedFile(`pictures/${file}`).length, 0);
}

/** Together they have a picture in nearly every kind of slot, and each has one that the others don't. */
const pages = ['/', '/gaf-hdz/', '/services/roofing/replacement/', '/services/siding/vinyl/'];

test.use({
  deviceScaleFactor: async ({ isMobile }, provide) => provide(isMobile ? 2 : 1),
  // With a screen wider than the page, phones choose pictures twice.
  screen: async ({ viewport }, provide) => provide(viewport ?? { width: 1280, height: 800 }),
});

const densities = [1, 2, 3];

for (const path of pages) {
  test(`${path} loads pictures that are wide enough and small in bytes at every density`, async ({
    page,
    isMobile,
  }) => {
    const fetched = await openFirstView(page, path);
    const ownDensity = await page.evaluate(() => devicePixelRatio);
    const firstView = await shownPictures(page, 'body');
    expect(
      firstView.map((picture) => fileAtDensity(picture, ownDensity)),
      'the predicted files',
    ).toEqual(firstView.map(({ file }) => file));
    expect([...new Set(firstView.map(({ file }) => file))].sort(), 'only shown pictures are loaded').toEqual(fetched);

    for (const density of densities) {
      const files = (pictures: readonly ShownPicture[]) => [
        ...new Set(pictures.map((picture) => fileAtDensity(picture, density))),
      ];
      const all = files(firstView);
      if (path === '/') {
        const hero = all.filter((file) => file.startsWith('hero'));
        expect
          .soft(hero, `at density ${density}`)
          .toEqual([expect.stringMatching(isMobile ? /^hero-phone-.*\.avif$/ : /^hero-\d+\..*\.avif$/)]);
        expect.soft(bytes(hero), `the hero at density ${density}`).toBeLessThan(isMobile ? 45_000 : 90_000);
        if (isMobile) expect.soft(bytes(all), `at density ${density}`).toBeLessThanOrEqual(120_000);
      } else {
        // On a large dense screen, the browser may load pictures below the first screen ahead of time.
        const counted = isMobile || density === 1 ? all : files(firstView.filter(({ isOnScreen }) => isOnScreen));
        expect.soft(bytes(counted), `at density ${density}: ${counted.join(', ')}`).toBeLessThanOrEqual(90_000);
      }
    }

    const images = page.locator('main img[src^="/pictures/"]');
    await images.evaluateAll(async (all) => {
      for (const image of all) {
        image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await new Promise((frame) => requestAnimationFrame(frame));
      }
    });
    // A section that has just been laid out may need more than one frame to request its picture.
    await expect
      .poll(() =>
        images.evaluateAll((all) => {
          const missing = all.filter(
            (image) => image.getClientRects().length > 0 && !(image as HTMLImageElement).complete,
          );
          missing[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          return missing.length;
        }),
      )
      .toBe(0);
    for (const { file, offered, needed } of await shownPictures(page, 'main')) {
      const widths = offered.map(({ width }) => width);
      const chosen = Number(/-(\d+)\.[0-9a-f]{8}\./.exec(file)?.[1]);
      expect(file, 'one of the widths of the build').toMatch(/-\d+\.[0-9a-f]{8}\.avif$/);
      expect(chosen, `${file} where ${Math.round(needed)} pixels are needed`).toBeLessThanOrEqual(
        widths.find((width) => width >= needed * 1.05) ?? Infinity,
      );
      expect(chosen, `${file} where ${Math.round(needed)} pixels are needed`).toBeGreaterThanOrEqual(
        Math.min(needed * 0.65, widths.at(-1) ?? 0),
      );
    }
  });
}

test.describe('at a density of 3', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the browser loads the files that the limits were computed with', { tag: '@phone' }, async ({ page }) => {
    const fetched = await openFirstView(page, '/');
    const firstView = await shownPictures(page, 'body');
    expect([...new Set(firstView.map((picture) => fileAtDensity(picture, 3)))].sort()).toEqual(fetched);
  });
});

/* Not counted: thumbnails in links, inlined figures, and the stone wall, the background of every closing. */
test('no picture or drawing is on more than three pages', { tag: '@desk' }, () => {
  const inlined = new Map(
    Object.keys(drawings).map((name) => [svgDataUrl(exportedFile(`art/${name}.svg`).toString('utf8')), name]),
  );
  const shownOn = new Map<string, Set<string>>();
  for (const file of exportedFiles().filter((name) => name.endsWith('index.html'))) {
    const withoutLinks = visibleMarkup(exportedFile(file).toString('utf8')).replace(/<a\b[\s\S]*?<\/a>/g, '');
    for (const { src = '' } of elements(withoutLinks, 'img')) {
      const name = inlined.get(src) ?? /^\/(?:pictures|art)\/([\w-]+?)(?:-\d+)?\.[\w.]+$/.exec(src)?.[1];
      if (name && name !== 'stone-wall') shownOn.set(name, (shownOn.get(name) ?? new Set()).add(file));
    }
  }
  expect(shownOn.size).toBeGreaterThan(100);
  const repeated = [...shownOn].filter(([, pages]) => pages.size > 3);
  expect(repeated.map(([name, pages]) => `${name}: ${[...pages].join(', ')}`)).toEqual([]);
});

test('no script contains the records of all pictures', { tag: '@desk' }, () => {
  const scripts = exportedFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => exportedFile(file).includes(pictures.hero.alt))).toEqual([]);
});

test('the drawing at the top of a page shows even if all other files fail', { tag: '@desk' }, async ({ page }) => {
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await page.goto('/services/siding-installation/', { waitUntil: 'commit' });
  const drawing = page.getByRole('img', { name: drawings['wall-vinyl'].alt }).first();
  await expect(drawing).toHaveJSProperty('complete', true);
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'a picture that fails leaves a background with readable alt text, and nothing moves',
  { tag: '@phone' },
  async ({ page }) => {
    const path = '/services/roofing/replacement/';
    await openFirstView(page, path);
    const image = page.getByRole('img', { name: pictures['portfolio-1'].alt }).first();
    const before = await image.boundingBox();

    await page.route('**/pictures/**', (route) => route.abort());
    await openFirstView(page, path);
    expect(await image.boundingBox()).toEqual(before);
    const { background, ink } = await image.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { background: backgroundColor, ink: color };
    });
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    expect(ink).not.toBe(background);
  },
);

test('a swatch that fails shows its plain color', { tag: '@desk' }, async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await openFirstView(page, '/gaf-hdz/');
  const swatch = page.getByRole('radio', { name: 'Slate', exact: true });
  await swatch.scrollIntoViewIfNeeded();
  const box = await swatch.boundingBox();
  if (!box) throw new Error('The swatch is not on the page.');
  const clip = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});

for (const path of ['/', '/about/']) {
  test(`the alt text of ${path}’s hero is not covered if the picture fails`, { tag: '@desk' }, async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await page.goto(path);
      const hero = page.locator('[data-hero] .picture');
      // The alt text is in ::after, which has no place until the browser draws the broken picture.
      await expect.poll(() => hero.evaluate((image) => getComputedStyle(image, '::after').left)).toMatch(/px$/);
      const covered = await hero.evaluate((image) => {
        const frame = image.getBoundingClientRect();
        const style = getComputedStyle(image, '::after');
        const pixels = (property: string) => Number.parseFloat(style.getPropertyValue(property));
        const left = frame.left + pixels('left') + pixels('padding-left');
        const right = frame.left + pixels('left') + pixels('width') - pixels('padding-right');
        const top = frame.top + pixels('top') + pixels('padding-top');
        const bottom = frame.top + pixels('top') + pixels('height') - pixels('padding-bottom');
        const twoLines = Math.min(bottom, top + 2 * pixels('line-height'));
        const corners = [left, right].flatMap((x) => [top, twoLines].map((y) => [x, y] as const));
        const isPainted = (element: Element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
        };
        return corners.filter(([x, y]) => {
          const above = document.elementsFromPoint(x, y);
          return !above.includes(image) || above.slice(0, above.indexOf(image)).some(isPainted);
        });
      });
      expect.soft(covered, `${width} pixels wide`).toEqual([]);
    }
  });
}

function missingPictures(page: Page): Promise<readonly string[]> {
  return page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isOnScreen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
        return width > 0 && isOnScreen && !image.complete;
      })
      .map(({ alt, src }) => alt || src),
  );
}

test(
  'on slow 4G, every picture on the screen loads wherever the visitor stops',
  { tag: '@phone' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.goto('/');
    const isAtEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1);
    for (;;) {
      await expect.poll(() => missingPictures(page)).toEqual([]);
      if (await isAtEnd()) break;
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    }
  },
);
