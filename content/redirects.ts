import type { Redirect } from '@/lib/redirects/redirects';
import type { PagePath } from './paths';

/**
 * Old addresses that search engines, signs and cards still lead to, such as `{ from: '/our-roofs.html', to:
 * '/services/roofing' }`. The build rejects any that can't work, writes them for each host, and updates `vercel.json`
 * and `scripts/serve/nginx-redirects.conf`: commit both with this file.
 */
export const redirects: readonly Redirect<PagePath>[] = [];
