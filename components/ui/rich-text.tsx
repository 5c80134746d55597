import { Fragment } from 'react';
import type { RichText as RichTextContent } from '@/content/types';
import { keepTogether } from '@/lib/text/keep-together';
import { EmailAddress } from './email-address';
import { SiteLink } from './site-link';

/** An element, not a non-breaking hyphen, keeps words such as `I-84` on one line, so that a search finds them. */
export function RichText({ children }: { readonly children: RichTextContent }) {
  if (typeof children === 'string') return <PlainText>{children}</PlainText>;
  return children.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <PlainText>{part}</PlainText>
      ) : (
        <SiteLink
          href={part.href}
          className="font-semibold wrap-break-word underline decoration-copper decoration-2 underline-offset-4"
        >
          {part.label.includes('@') ? <EmailAddress address={part.label} /> : <PlainText>{part.label}</PlainText>}
        </SiteLink>
      )}
    </Fragment>
  ));
}

interface TextProps {
  readonly as?: 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
  readonly id?: string;
  readonly className?: string;
  readonly text: RichTextContent | undefined;
}

/** An element that contains only text. Renders nothing without text. */
export function Text({ as: Element = 'p', text, ...attributes }: TextProps) {
  return text ? (
    <Element {...attributes}>
      <RichText>{text}</RichText>
    </Element>
  ) : null;
}

function PlainText({ children }: { readonly children: string }) {
  return keepTogether(children).map(({ text, isKept }, index) =>
    isKept ? (
      <span key={index} className="keep-together">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
