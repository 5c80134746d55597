/** Receives a form by POST and passes it on: a company such as Formspree, the host, or a program of one's own. */
export interface FormService {
  /** As visitors may know it, for /privacy: `Formspree`. */
  readonly name: string;
  /** The address that it gave you: `https://formspree.io/f/abcdwxyz`. On this site's own host, a path: `/messages`. */
  readonly url: string;
  /** Fields that it needs with every message, such as `{ access_key: '…' }`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** If it takes files: the name of the field for photos. Without it, messages with photos go by email. */
  readonly photoField?: string;
  /** The name of the field that only programs fill in, if it isn't `_gotcha`. */
  readonly trapField?: string;
}

export const trapFieldOf = ({ trapField = '_gotcha' }: FormService): string => trapField;

/** Services read urlencoded forms at least; files need the other. */
export const encodingOf = ({ photoField }: FormService) =>
  photoField ? 'multipart/form-data' : 'application/x-www-form-urlencoded';

/** The host that the pages' policy has to allow. Undefined for a path on this site. */
export const originOf = ({ url }: FormService): string | undefined =>
  url.startsWith('/') ? undefined : new URL(url).origin;

export type Outcome =
  | { readonly kind: 'delivered' }
  /** `words`: the service's own, or empty. */
  | { readonly kind: 'refused'; readonly words: string }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Nobody can say whether it arrived. */
  | { readonly kind: 'unanswered' };
