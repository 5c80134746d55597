/** The routes listed in `--pages /,/about`, with or without leading and trailing slashes. */
export function selectRoutes(
  list: string,
  routes: readonly string[],
): { readonly routes: readonly string[] } | { readonly problem: string } {
  const requested = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `/${name.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/'));
  if (requested.length === 0) return { problem: 'No page given. Example: --pages /,/services/roofing' };
  const unknown = requested.filter((route) => !routes.includes(route));
  if (unknown.length > 0) return { problem: `This command doesn’t check these pages: ${unknown.join(', ')}` };
  return { routes: [...new Set(requested)] };
}
