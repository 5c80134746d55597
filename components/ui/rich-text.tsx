import { Fragment } from 'react';
import type { RichText as RichTextContent } from '@/content/types';
import { SiteLink } from './site-link';

/** A sentence of content, with its links. */
export function RichText({ children }: { readonly children: RichTextContent }) {
  if (typeof children === 'string') return children;
  return children.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <SiteLink href={part.href} className="font-semibold wrap-break-word underline decoration-copper decoration-2 underline-offset-4">
          {part.label}
        </SiteLink>
      )}
    </Fragment>
  ));
}
