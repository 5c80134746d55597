import type { PreparedMessage } from './mailto';

export interface QuoteRequest {
  readonly product: string;
  readonly color?: string;
  /** The color that it is compared with in the studio. */
  readonly compare?: string;
  /** The absolute URL that shows the same choice of colors. */
  readonly address?: string;
}

/** A message that asks for a price, with blanks for the visitor to fill in. */
export function quoteMessage({ product, color, compare, address }: QuoteRequest): PreparedMessage {
  return {
    subject: color ? `Quote request: ${product}, ${color}` : `Quote request: ${product}`,
    body: [
      `Please send me a quote for ${product}${color ? ` in ${color}` : ''}.`,
      ...(compare ? [`I’m also looking at ${compare}.`] : []),
      '',
      'My name:',
      'My phone:',
      'My town:',
    ].join('\n'),
    footer: address ? `The color on the house: ${address}` : '',
  };
}
