// @ts-check
/*
 * Stands right after a picture marked `data-first-picture`: the house of a shingle page in its first color. The picture
 * is lazy, so that the parser leaves it alone, and is fetched here at once, unless the address names a color
 * (`#color=slate`): then React shows that one, and a hidden lazy picture is not fetched. If the scripts do not come
 * within 15 seconds of the page, the first color is better than an empty frame. React must not find this element.
 */
(() => {
  const script = document.currentScript;
  const image = document.querySelector('img[data-first-picture]');
  if (script) script.remove();
  if (!(image instanceof HTMLImageElement)) return;
  if (/[#&]color=/.test(location.hash)) {
    image.hidden = true;
    addEventListener('load', () => setTimeout(() => { image.hidden = false; }, 15000));
  } else {
    image.loading = 'eager';
  }
})();
