/*
 * Fetches the lazy house at once. If the URL names a color, hides the house instead, so that it isn't fetched, and
 * shows it after 15 seconds in case React hasn't replaced it.
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

export function FirstHouseScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
