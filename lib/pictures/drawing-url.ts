export const drawingUrl = (file: string): string => `/art/${file}.svg`;

export function svgSize(svg: string): { readonly width: number; readonly height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(String.raw`\s${name}="([\d.]+)"`).exec(root)?.[1]),
  );
  if (!width || !height) throw new Error(`This drawing has no width and height: ${root.slice(0, 120)}`);
  return { width, height };
}

/** Encodes as few characters as possible, because that compresses better. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${svg
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '&apos;')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
