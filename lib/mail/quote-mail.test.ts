import { company } from '@/content/company';
import { quoteMailHref } from './quote-mail';

function parts(href: string) {
  const [recipient, query = ''] = href.replace('mailto:', '').split('?');
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=').map(decodeURIComponent)));
  return { recipient, ...fields };
}

test('addresses a product quote to the company, with the product in the subject', () => {
  const mail = parts(quoteMailHref({ product: 'GAF Timberline HDZ' }));
  expect(mail).toMatchObject({ recipient: company.email.address, subject: 'Quote request: GAF Timberline HDZ' });
});

test('includes the color, the color it is compared with, and a link to both', () => {
  const mail = parts(
    quoteMailHref({
      product: 'GAF Timberline HDZ',
      color: 'Slate',
      compare: 'TAMKO Titan XT Rustic Black',
      address: `${company.url}/gaf-hdz/#color=slate&with=tamko-rustic-black`,
    }),
  );
  expect(mail).toMatchObject({ subject: 'Quote request: GAF Timberline HDZ, Slate' });
  expect(mail).toHaveProperty('body', expect.stringContaining('a quote for GAF Timberline HDZ in Slate.'));
  expect(mail).toHaveProperty('body', expect.stringContaining('I’m also looking at TAMKO Titan XT Rustic Black.'));
  expect(mail).toHaveProperty('body', expect.stringContaining('/gaf-hdz/#color=slate&with=tamko-rustic-black'));
});

test('never encodes a space as a plus sign', () => {
  expect(quoteMailHref({ product: 'TAMKO Titan XT', color: 'Black Walnut' })).not.toContain('+');
});
