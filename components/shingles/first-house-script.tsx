/*
 * Fetches the lazy pictures of the house at once. If the URL names a color, hides them instead, so that they aren't
 * fetched, and shows them 15 seconds after the page has loaded, in case React hasn't replaced them.
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
