import type { Page } from '@playwright/test';
import { exportedFile } from './export';

interface Label {
  /** The smallest lettering, in units of the `viewBox`. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** True if the image fills its box, like `cover`; false if it fits inside, like `contain`. */
  readonly isCropped: boolean;
  /** An image of this width or less hides its labels. */
  readonly hiddenUpTo: number;
}

/** Cached, because drawings are on many pages. */
const labels = new Map<string, Label | undefined>();

function labelIn(url: string): Label | undefined {
  if (!labels.has(url)) labels.set(url, readLabel(url));
  return labels.get(url);
}

/** @param url the path of an exported file, or a `data:` URL */
function readLabel(url: string): Label | undefined {
  const svg = url.startsWith('data:') ? decodeURIComponent(url) : exportedFile(url.slice(1)).toString('utf8');
  if (!svg.includes('<text')) return undefined;
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [, , width, height] = (/viewBox=["']([^"']+)/.exec(root)?.[1] ?? '').split(' ').map(Number);
  const sizes = [...svg.matchAll(/(?:font:\d+ |font-size:)(\d+)px/g)].map(([, size]) => Number(size));
  if (!width || !height || sizes.length === 0) throw new Error(`${url.slice(0, 200)} has text without a size`);
  return {
    size: Math.min(...sizes),
    width,
    height,
    isCropped: root.includes('slice'),
    hiddenUpTo: Number(/@media \(max-width:(\d+)px\)/.exec(svg)?.[1] ?? 0),
  };
}

export async function smallLabels(page: Page, smallest: number): Promise<readonly string[]> {
  const { images, inPage } = await page.evaluate(
    (limit) => ({
      images: [...document.querySelectorAll<HTMLImageElement>('img:is([src^="/art/"], [src^="data:image/svg"])')].map(
        (image) => {
          const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
          const source = sources.find(({ media }) => matchMedia(media).matches);
          const { width, height } = image.getBoundingClientRect();
          return { url: source?.srcset ?? image.getAttribute('src') ?? '', name: image.alt, width, height };
        },
      ),
      inPage: [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
        const scale = text.getScreenCTM();
        if (!scale || text.getBoundingClientRect().width === 0) return [];
        const pixels = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b);
        return pixels < limit ? [`${text.textContent}: ${pixels.toFixed(1)} pixels`] : [];
      }),
    }),
    smallest,
  );
  const inImages = images.flatMap(({ url, name, width, height }) => {
    const label = labelIn(url);
    if (!label || width === 0 || width <= label.hiddenUpTo) return [];
    const scales = [width / label.width, height / label.height];
    const pixels = label.size * (label.isCropped ? Math.max(...scales) : Math.min(...scales));
    return pixels < smallest ? [`${name || url}: ${pixels.toFixed(1)} pixels`] : [];
  });
  return [...inImages, ...inPage];
}
