import type { PreparedMessage } from './mailto';

export interface QuoteRequest {
  readonly product: string;
  readonly color?: string;
  readonly compare?: string;
  readonly url?: string;
}

export function quoteMessage({ product, color, compare, url }: QuoteRequest): PreparedMessage {
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
    footer: url ? `The color on the house: ${url}` : '',
  };
}
