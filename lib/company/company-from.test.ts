import { companyFrom, type CompanyFacts } from './company-from';

const facts: CompanyFacts = {
  sampleContent: true,
  hidesSample: false,
  name: 'Alden Siding',
  trade: 'Siding and trim',
  founded: 2004,
  phone: '203 224 7310',
  email: 'office@alden.example',
  domain: 'www.alden.example',
  address: { town: 'Norwalk', zip: '06850', near: 'by the harbor', latitude: 41.1, longitude: -73.4 },
  hours: { from: 'Monday', to: 'Friday', opens: '07:30', closes: '17:00' },
  warranty: { manufacturerYears: 25, workmanshipYears: 5, product: 'By maker' },
  financing: { shortest: 6, longest: 60, down: '10% down' },
  google: { placeId: 'ChIJ-alden', mapEmbed: '' },
};

test('derives the printed forms of the facts', () => {
  expect(companyFrom(facts)).toMatchObject({
    tagline: 'Siding and trim since 2004',
    phone: { display: '(203) 224-7310', href: 'tel:+12032247310', sms: 'sms:+12032247310', e164: '+1-203-224-7310' },
    email: { address: 'office@alden.example', href: 'mailto:office@alden.example' },
    url: 'https://www.alden.example',
    address: { line: 'Norwalk, CT 06850' },
    hours: {
      days: 'Monday to Friday',
      start: '7:30 AM',
      closedDays: ['Saturday', 'Sunday'],
      off: 'nights, Saturdays and Sundays',
    },
    warranty: { manufacturer: '25-year manufacturer warranty', workmanship: '5-year workmanship warranty' },
    financing: { months: '6–60 months' },
    google: { mapEmbed: 'https://www.google.com/maps?q=Norwalk%2C+CT+06850&z=9&output=embed' },
  });
});

test('puts the street, if there is one, into the address line and the map URL', () => {
  const { address, google } = companyFrom({ ...facts, address: { ...facts.address, street: '12 Mill Road #4' } });
  expect(address).toMatchObject({ line: '12 Mill Road #4, Norwalk, CT 06850', place: 'Norwalk, CT 06850' });
  const { hash, searchParams } = new URL(google.mapEmbed);
  expect(hash).toBe('');
  expect(searchParams.get('q')).toBe('12 Mill Road #4, Norwalk, CT 06850');
  expect(searchParams.get('output')).toBe('embed');
});

test.each(['2032247310', '(203) 224-7310', '203.224.7310', ' 203-224-7310 '])('reads the phone from %s', (phone) => {
  expect(companyFrom({ ...facts, phone }).phone.display).toBe('(203) 224-7310');
});

test.each([
  [{}, 'Monday to Friday 7:30 AM–5:00 PM', 'Saturday and Sunday closed'],
  [{ to: 'Saturday', opens: '08:00' }, 'Monday to Saturday 8 AM–5:00 PM', 'Sunday closed'],
  [
    { to: 'Monday', opens: '12:00' },
    'Monday 12 PM–5:00 PM',
    'Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday closed',
  ],
  [{ from: 'Tuesday', to: 'Saturday' }, 'Tuesday to Saturday 7:30 AM–5:00 PM', 'Sunday and Monday closed'],
  [{ to: 'Sunday' }, 'Monday to Sunday 7:30 AM–5:00 PM', ''],
] as const)('prints the hours %j as "%s" and "%s"', (change, open, closed) => {
  const { hours } = companyFrom({ ...facts, hours: { ...facts.hours, ...change } });
  expect([hours.open, hours.closed]).toEqual([open, closed]);
  expect(hours.display).toBe(closed ? `${open}; ${closed}` : open);
});

test('lists the open days', () => {
  expect(companyFrom(facts).hours.openDays).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('with sampleContent %s and hidesSample %s, isHidden is %s', (sampleContent, hidesSample, isHidden) => {
  expect(companyFrom({ ...facts, sampleContent, hidesSample }).isHidden).toBe(isHidden);
});
