/* The old site's addresses, in the form that each host reads. */

/** An address of the company's old site, and the page here that answers the same question. */
export interface Redirect<Path extends string = string> {
  /** Begins with a slash and has no `?`: `/roof-repair.html`. It works with and without a slash at the end. */
  readonly from: string;
  readonly to: Path;
}

/** What is wrong with the list, one sentence for each. `isTaken` says whether the export already has an address. */
export function redirectProblems(
  list: readonly Redirect[],
  { paths, isTaken }: { readonly paths: readonly string[]; readonly isTaken: (path: string) => boolean },
): readonly string[] {
  const seen = new Set<string>();
  return list.flatMap(({ from, to }) => {
    const old = withoutSlash(from);
    const isRepeated = seen.has(old);
    seen.add(old);
    const problem = !/^\/[\w.~%/-]+$/.test(from)
      ? 'must begin with a slash and hold letters, digits, dots, dashes and slashes only: hosts do not see what follows # and cannot answer what follows ?'
      : isRepeated
        ? 'is listed twice'
        : old === withoutSlash(to)
          ? 'leads to itself'
          : list.some((other) => withoutSlash(other.from) === withoutSlash(to))
            ? `leads to ${to}, which is itself an old address: name the page at the end`
            : !paths.includes(to)
              ? `leads to ${to}, which is no page of this site`
              : isTaken(old)
                ? 'is a page or a file of this site already'
                : undefined;
    return problem ? [`The redirect from ${from} ${problem} (content/redirects.ts)`] : [];
  });
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function redirectsFile(list: readonly Redirect[]): string {
  return both(list)
    .map(({ old, page }) => `${old} ${page} 301\n`)
    .join('');
}

/** The `redirects` of vercel.json. */
export function vercelRedirects(list: readonly Redirect[]) {
  return both(list).map(({ old, page }) => ({ source: old, destination: page, statusCode: 301 }));
}

/** Lines for the `server` of nginx. */
export function nginxRedirects(list: readonly Redirect[]): string {
  const lines = both(list).map(({ old, page }) => `location = ${old} { return 301 ${page}; }\n`);
  return `# Written by npm run build from content/redirects.ts.\n${lines.join('')}`;
}

/** The file in the export and the page in it that sends visitors on, for hosts that have no rules, such as GitHub Pages. */
export function redirectPage(
  { from, to }: Redirect,
  siteUrl: string,
): { readonly file: string; readonly html: string } {
  const old = withoutSlash(from).slice(1);
  const target = `${siteUrl}${address(to)}`;
  const html = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <title>This page has moved</title>
    <link rel="canonical" href="${target}">
    <meta http-equiv="refresh" content="0; url=${address(to)}">
    <meta name="viewport" content="width=device-width">
  </head>
  <body>
    <p><a href="${address(to)}">This page has moved here.</a></p>
  </body>
</html>
`;
  return { file: /\.html?$/.test(old) ? old : `${old}/index.html`, html };
}

/** Hosts compare addresses to the letter, so an old folder needs a rule with its slash and one without. */
function both(list: readonly Redirect[]) {
  return list.flatMap(({ from, to }) => {
    const old = withoutSlash(from);
    const page = address(to);
    return /\.\w+$/.test(old)
      ? [{ old, page }]
      : [
          { old, page },
          { old: `${old}/`, page },
        ];
  });
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');
const address = (path: string) => (path === '/' ? '/' : `${withoutSlash(path)}/`);
