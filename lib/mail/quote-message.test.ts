import { quoteMessage } from './quote-message';

test('asks for a quote for a product, with the product in the subject', () => {
  expect(quoteMessage({ product: 'GAF Timberline HDZ' })).toMatchObject({
    subject: 'Quote request: GAF Timberline HDZ',
    body: expect.stringMatching(/^Please send me a quote for GAF Timberline HDZ\.\n\nMy name:\nMy phone:\nMy town:$/),
    footer: '',
  });
});

test('includes the color, the color it is compared with, and a link to both', () => {
  const url = 'https://www.example.com/gaf-hdz/#color=slate&with=tamko-rustic-black';
  const { subject, body, footer } = quoteMessage({
    product: 'GAF Timberline HDZ',
    color: 'Slate',
    compare: 'TAMKO Titan XT Rustic Black',
    url,
  });
  expect(subject).toBe('Quote request: GAF Timberline HDZ, Slate');
  expect(body).toContain('a quote for GAF Timberline HDZ in Slate.');
  expect(body).toContain('I’m also looking at TAMKO Titan XT Rustic Black.');
  expect(footer).toContain(url);
});
