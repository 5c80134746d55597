/*
 * The house in the page's own HTML is lazy, so that the parser leaves it alone. This script right after it fetches it at once,
 * unless the address names a color (`#color=slate`): then React shows that one, and a visitor with a shared link neither
 * sees nor downloads another color first. If the scripts have not come 15 seconds after the page, the first color is
 * better than an empty frame.
 */
const script = `{
  const image = document.currentScript.parentElement.querySelector('img');
  if (/[#&]color=/.test(location.hash)) {
    image.hidden = true;
    addEventListener('load', () => setTimeout(() => (image.hidden = false), 15000));
  } else image.loading = 'eager';
}`.replace(/\s+/g, ' ');

/** Right after the first house, in the same element. */
export function FirstHouseScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
