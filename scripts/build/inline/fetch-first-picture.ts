/*
 * Follows the picture that is marked `data-first-picture`: the house of a shingle page in its first color. The picture is
 * lazy, so that the parser leaves it alone, and this script fetches it at once unless the address names a color
 * (`#color=slate`). Then React shows that one, and a hidden lazy picture is not fetched. If the scripts have not come 15
 * seconds after the page, the first color is better than an empty frame. The script removes itself before React sees it.
 */
(() => {
  const image = document.querySelector('img[data-first-picture]');
  document.currentScript?.remove();
  if (!(image instanceof HTMLImageElement)) return;
  if (/[#&]color=/.test(location.hash)) {
    image.hidden = true;
    addEventListener('load', () => setTimeout(() => (image.hidden = false), 15_000));
  } else {
    image.loading = 'eager';
  }
})();
