import { render, screen } from '@testing-library/react';
import { ContactSection } from '@/components/contact/contact-section';
import { FindHero } from '@/components/find/find-hero';
import { Closing } from '@/components/sections/parts/closing';
import type * as CompanyFrom from '@/lib/company/company-from';

// An owner who welcomes texts.
jest.mock('@/lib/company/company-from', () => {
  const { companyFrom } = jest.requireActual<typeof CompanyFrom>('@/lib/company/company-from');
  return { companyFrom: (facts: CompanyFrom.CompanyFacts) => ({ ...companyFrom(facts), textsWelcome: true }) };
});

const text = 'What do you see?';

test.each([
  ['the contact section', <ContactSection key="contact" />],
  ['the page of signs', <FindHero key="find" />],
  ['the end of a page', <Closing key="closing" path="/about" closing={{ heading: 'Call us', text }} />],
  [
    'the end of a page for emergencies',
    <Closing key="emergency" path="/about" closing={{ heading: 'Call us', text, hasOnlyPhone: true }} />,
  ],
])('%s offers a text beside the call', (_, section) => {
  render(section);
  expect(screen.getByRole('link', { name: 'Text a photo' })).toHaveAttribute('href', 'sms:+18605550142');
});
