/*
 * The house in the HTML is lazy, so that the parser doesn't fetch it. This script, right after it, fetches both colors
 * at once unless the address names a color (`#color=slate`): then React shows that one, and the visitor neither sees
 * nor downloads others first. If scripts are missing 15 seconds after load, the first colors are better than an empty
 * frame.
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
