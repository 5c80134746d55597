import { company } from './company';

test('the sample company’s facts are printed in the right format', () => {
  expect(company).toMatchObject({
    tagline: 'Home exteriors since 1999',
    phone: { display: '(860) 555-0142', href: 'tel:+18605550142', e164: '+1-860-555-0142' },
    email: { href: 'mailto:estimates@pondhillandsons.example' },
    url: 'https://www.pondhillandsons.example',
    address: { line: 'Southington, CT 06489' },
    hours: { display: 'Monday to Saturday 9 AM–6:00 PM; Sunday closed' },
    license: { expires: '3-31-2026' },
    warranty: { manufacturer: '30-year manufacturer warranty', workmanship: '10-year workmanship warranty' },
    financing: { months: '12–84 months' },
  });
});
