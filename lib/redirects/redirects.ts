import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { closestTo } from '@/lib/text/closest-to';

export interface Redirect<Path extends string = string> {
  /** Starts with a slash and has no query: `/roof-repair.html`. Matches with and without a trailing slash. */
  readonly from: string;
  readonly to: Path;
}

/** `isTaken` tells whether the export already has that path. */
export function redirectProblems(
  list: readonly Redirect[],
  { paths, isTaken }: { readonly paths: readonly string[]; readonly isTaken: (path: string) => boolean },
): readonly { readonly from: string; readonly problem: string }[] {
  const oldPaths = list.map(({ from }) => withoutSlash(from));
  const problemOf = ({ from, to }: Redirect, index: number): string | undefined => {
    const old = withoutSlash(from);
    const target = withoutSlash(to);
    if (!/^\/[\w.~%/-]+$/.test(from))
      return 'must start with a slash and contain only letters, digits, dots, dashes and slashes. Leave out spaces, and everything from a # or ? on';
    if (oldPaths.indexOf(old) < index) return 'is listed twice';
    if (old === target) return 'points to itself';
    if (oldPaths.includes(target)) return `points to ${to}, which is redirected too: use the final page`;
    if (!paths.includes(to))
      return `points to ${to}, which is not a page of this site. Did you mean ${closestTo(to, paths)}?`;
    return isTaken(old) ? 'is already a page or file of this site' : undefined;
  };
  return list.flatMap((redirect, index) => {
    const problem = problemOf(redirect, index);
    return problem ? [{ from: redirect.from, problem: `The redirect from ${redirect.from} ${problem}` }] : [];
  });
}

/** For Netlify and Cloudflare Pages. */
export function redirectsFile(list: readonly Redirect[]): string {
  return rulesOf(list)
    .map(({ old, page }) => `${old} ${page} 301\n`)
    .join('');
}

export function vercelRedirects(list: readonly Redirect[]) {
  return rulesOf(list).map(({ old, page }) => ({ source: old, destination: page, statusCode: 301 }));
}

export function nginxRedirects(list: readonly Redirect[]): string {
  const lines = rulesOf(list).map(({ old, page }) => `location = ${old} { return 301 ${page}; }\n`);
  return `# Written by npm run build from content/redirects.ts.\n${lines.join('')}`;
}

/** A page that redirects, for hosts without redirect rules, such as GitHub Pages. */
export function redirectPage({ from, to }: Redirect, siteUrl: string) {
  const old = withoutSlash(from).slice(1);
  const target = `${siteUrl}${withTrailingSlash(to)}`;
  const html = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <title>This page has moved</title>
    <link rel="canonical" href="${target}">
    <meta http-equiv="refresh" content="0; url=${withTrailingSlash(to)}">
    <meta name="viewport" content="width=device-width">
  </head>
  <body>
    <p><a href="${withTrailingSlash(to)}">This page has moved here.</a></p>
  </body>
</html>
`;
  return { file: /\.html?$/.test(old) ? old : `${old}/index.html`, html };
}

/** Hosts match paths exactly, so a folder needs one rule with the trailing slash and one without. */
function rulesOf(list: readonly Redirect[]) {
  return list.flatMap(({ from, to }) => {
    const old = withoutSlash(from);
    const page = withTrailingSlash(to);
    return /\.\w+$/.test(old)
      ? [{ old, page }]
      : [
          { old, page },
          { old: `${old}/`, page },
        ];
  });
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');
