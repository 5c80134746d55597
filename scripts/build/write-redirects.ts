import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import {
  nginxRedirects,
  redirectPage,
  redirectProblems,
  redirectsFile,
  vercelRedirects,
  type Redirect,
} from '@/lib/redirects/redirects';
import { writeIfChanged } from '@/scripts/build/write-file';

export function writeRedirects(list: readonly Redirect[], out: string, project: string): void {
  const isTaken = (path: string) => {
    const target = join(out, path);
    return existsSync(target) && (statSync(target).isFile() || existsSync(join(target, 'index.html')));
  };
  const problems = redirectProblems(list, { paths: allPages.map(({ path }) => path), isTaken });
  if (problems.length > 0)
    throw new Error(problems.map(({ problem }) => `${problem} (content/redirects.ts)`).join('\n'));

  writeFileSync(join(out, '_redirects'), redirectsFile(list));
  for (const redirect of list) {
    const { file, html } = redirectPage(redirect, company.url);
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), html);
  }

  const vercel = join(project, 'vercel.json');
  const settings = JSON.parse(readFileSync(vercel, 'utf8')) as object;
  writeIfChanged(vercel, `${JSON.stringify({ ...settings, redirects: vercelRedirects(list) }, null, 2)}\n`);
  writeIfChanged(join(project, 'scripts/serve/nginx-redirects.conf'), nginxRedirects(list));
}
