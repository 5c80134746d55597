/*
 * The house in the page's own HTML is lazy, so that the parser leaves it alone. This script right after it fetches both of
 * its colors at once, unless the address names a color (`#color=slate`): then React shows that one, and a visitor with a
 * shared link neither sees nor downloads other colors first. If the scripts have not come 15 seconds after the page, the
 * first colors are better than an empty frame.
 */
const script = `{
  const images = document.currentScript.parentElement.querySelectorAll('img');
  const isLinked = /[#&]color=/.test(location.hash);
  for (const image of images) {
    if (!isLinked) image.loading = 'eager';
    image.hidden = isLinked;
  }
  if (isLinked) addEventListener('load', () => setTimeout(() => images.forEach((image) => (image.hidden = false)), 15000));
}`.replace(/\s+/g, ' ');

/** Right after the first house, in the same element. */
export function FirstHouseScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
