import { isOff } from '@/content/offered';
import type { RichText as RichTextContent } from '@/content/rich-text';
import { keepTogether } from '@/lib/text/keep-together';
import { EmailAddress } from './email-address';
import { SiteLink } from './site-link';

/**
 * Each part is an element, so that React can replace it after a translator has replaced its text. A link to a page that
 * is off (content/services-off.ts) is only its label.
 */
export function RichText({ children }: { readonly children: RichTextContent }) {
  if (typeof children === 'string') return <PlainText>{children}</PlainText>;
  return children.map((part, index) =>
    typeof part === 'string' || isOff(part.href) ? (
      <PlainText key={index}>{typeof part === 'string' ? part : part.label}</PlainText>
    ) : (
      <SiteLink
        key={index}
        href={part.href}
        className="font-semibold wrap-break-word underline decoration-copper decoration-2 underline-offset-4"
      >
        {part.label.includes('@') ? <EmailAddress address={part.label} /> : <RichText>{part.label}</RichText>}
      </SiteLink>
    ),
  );
}

interface TextProps {
  readonly as?: 'b' | 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
  readonly id?: string;
  readonly className?: string;
  readonly text: RichTextContent | undefined;
}

/** An element that contains only text. Renders nothing without text. */
export function Text({ as: Element = 'p', text, ...attributes }: TextProps) {
  return text ? <Element {...attributes}>{isOnePart(text) ? text : <RichText>{text}</RichText>}</Element> : null;
}

/** React sets the content of an element that contains nothing but a string, whatever a translator has made of it. */
const isOnePart = (text: RichTextContent): text is string =>
  typeof text === 'string' && keepTogether(text).every(({ isKept }) => !isKept);

/** An element, not a non-breaking hyphen, keeps words such as `I-84` on one line, so that a search finds them. */
function PlainText({ children }: { readonly children: string }) {
  return keepTogether(children).map(({ text, isKept }, index) => (
    <span key={index} className={isKept ? 'keep-together' : undefined}>
      {text}
    </span>
  ));
}
