import { mailtoLink } from './mailto';

export interface QuoteRequest {
  readonly product: string;
  readonly color?: string;
  /** The color that stands beside it in the studio. */
  readonly compare?: string;
  /** The full address that shows the choice again. */
  readonly address?: string;
}

/** The mail link that asks for a price, as far as it can be written for the visitor. */
export function quoteMailHref({ product, color, compare, address }: QuoteRequest): `mailto:${string}` {
  const { href } = mailtoLink({
    subject: color ? `Quote request: ${product}, ${color}` : `Quote request: ${product}`,
    body: [
      `Please send me a quote for ${product}${color ? ` in ${color}` : ''}.`,
      ...(compare ? [`I am also looking at ${compare}.`] : []),
      '',
      'My name:',
      'My phone:',
      'My town:',
    ].join('\n'),
    footer: address ? `The color on the house: ${address}` : '',
  });
  return href;
}
