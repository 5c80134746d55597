/*
 * Runs while the page is parsed, long before React: the picture just before it is fetched at once, unless the address
 * names a color (`#color=slate`), which React will show instead. A hidden lazy picture is not fetched. If the scripts do
 * not come within 15 seconds of the page, the first color is better than an empty frame.
 */
const script = `{
const image = document.currentScript.parentElement.querySelector('img');
if (/[#&]color=/.test(location.hash)) {
image.hidden = true;
addEventListener('load', () => setTimeout(() => { image.hidden = false; }, 15000));
} else image.loading = 'eager';
}`;

/** Keeps a shared link from fetching the picture of a color that it does not show. */
export function FirstPictureScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
