import type { Page } from '@playwright/test';

/** Collects the mail links that the page opens, as a mail app would get them. */
export async function mailLinks(page: Page): Promise<readonly string[]> {
  const links: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) links.push(url);
  });
  return links;
}

/** Encodes all but letters, digits and `-._~`, so that no browser changes the link. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** With LF line ends. */
  readonly body: string;
}

/** As a mail app reads it (RFC 6068). */
export function readMailLink(link: string): Mail {
  const url = new URL(link);
  const fields = new Map(
    url.search
      .slice(1)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent) as [string, string]),
  );
  return {
    to: decodeURIComponent(url.pathname),
    subject: fields.get('subject') ?? '',
    body: (fields.get('body') ?? '').replaceAll('\r\n', '\n'),
  };
}
