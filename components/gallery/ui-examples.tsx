import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Badge } from '@/components/ui/badge';
import { BulletList } from '@/components/ui/bullet-list';
import { Button, ButtonLink } from '@/components/ui/button';
import { Chevron } from '@/components/ui/chevron';
import { ClientPicture } from '@/components/ui/client-picture';
import { CopyButton } from '@/components/ui/copy-button';
import { Drawing } from '@/components/ui/drawing';
import { EmailAddress } from '@/components/ui/email-address';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { LineIcon } from '@/components/ui/line-icon';
import { LogoMark } from '@/components/ui/logo-mark';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { Picture } from '@/components/ui/picture';
import { PlateValue } from '@/components/ui/plate-value';
import { PriceBadge } from '@/components/ui/price-badge';
import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import { Section, tones, type Tone } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ShareButton } from '@/components/ui/share-button';
import { SiteLink } from '@/components/ui/site-link';
import { SnapRow } from '@/components/ui/snap-row';
import { Stars } from '@/components/ui/stars';
import { Summary } from '@/components/ui/summary';
import { TextList } from '@/components/ui/text-list';
import { company } from '@/content/company';
import { pictureStem } from '@/content/picture-sources';
import { prices } from '@/content/prices';
import { DialogExample } from './dialog-example';

const questionExample = (open: boolean) => (
  <details open={open}>
    <summary className="flex min-h-11 w-64 items-center justify-between">
      A question <Chevron />
    </summary>
  </details>
);

const townsExample = (open: boolean) => (
  <details open={open} className="group">
    <Summary>More towns</Summary>
    <p>Bristol, Plainville</p>
  </details>
);

export const uiExamples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'arrow-link': {
    short: <ArrowLink href="/services/roofing">Roofing</ArrowLink>,
    'longer than its line': (
      <div className="w-64">
        <ArrowLink href="/services/insurance-claims">How we document storm damage for an insurance claim</ArrowLink>
      </div>
    ),
  },
  badge: {
    'every level': (
      <p className="flex flex-wrap gap-2">
        <Badge level="red">Emergency</Badge>
        <Badge level="orange">High Priority</Badge>
        <Badge level="yellow">Medium Priority</Badge>
        <Badge level="green">Low</Badge>
      </p>
    ),
  },
  'bullet-list': {
    'short and long points': (
      <BulletList
        items={[
          'No seams',
          'Hangers at most 24 inches apart, screwed into the rafter tails rather than the fascia alone, so that a winter of ice does not pull the run away from the house.',
          ['More at ', { label: 'Gutter installation', href: '/services/gutter-installation' }, '.'],
        ]}
      />
    ),
  },
  button: {
    'on a light background': (
      <p className="flex flex-wrap gap-2">
        <Button>Get Free Estimate</Button>
        <Button variant="secondary">Call</Button>
        <Button variant="secondary-white">Call</Button>
        <Button variant="shutter">Send</Button>
        <Button disabled>Sending …</Button>
      </p>
    ),
    'on a dark background': (
      <Section tone="slate">
        <p className="flex flex-wrap gap-2">
          <Button variant="primary-on-dark">Get Free Estimate</Button>
          <Button variant="secondary-on-dark">Call</Button>
        </p>
      </Section>
    ),
    'other sizes': (
      <p className="flex flex-wrap gap-2">
        <Button size="small">Small</Button>
        <Button size="bar">Bar</Button>
      </p>
    ),
    'a link': <ButtonLink href="/contact">Get Free Estimate</ButtonLink>,
  },
  chevron: { closed: questionExample(false), open: questionExample(true) },
  'client-picture': {
    'in a client component': (
      <ClientPicture
        stem={pictureStem('detail-roof')}
        alt="Shingles at the eave of a roof"
        sizes="390px"
        loading="lazy"
      />
    ),
  },
  'copy-button': {
    idle: <CopyButton text="pond-hill" name="the verification code" />,
    'with its name': <CopyButton text="pond-hill" name="link" showsName />,
  },
  dialog: { panel: <DialogExample variant="panel" />, 'slide-over': <DialogExample variant="slide-over" /> },
  drawing: {
    'filling its box': (
      <div className="w-64">
        <Drawing name="gutter-k" className="h-auto w-full" />
      </div>
    ),
  },
  'email-address': {
    'in a narrow column': (
      <p className="w-48">
        <EmailAddress address={company.email.address} />
      </p>
    ),
  },
  field: {
    'one line': <TextField label="Name" autoComplete="name" />,
    'with a hint': <TextField label="Phone" type="tel" hint="We call back on working days." />,
    'optional, with several lines': <TextAreaField label="Message" optional rows={4} />,
    'a choice': (
      <SelectField label="Service">
        <option>Roofing</option>
        <option>Gutters</option>
      </SelectField>
    ),
  },
  'line-icon': { 'as large as its class says': <LineIcon d="M18 6 6 18M6 6l12 12" className="size-13" /> },
  'logo-mark': { 'as large as its class says': <LogoMark className="w-13 text-shutter" /> },
  'phone-icon': { 'as large as its class says': <PhoneIcon className="size-13" /> },
  picture: { 'with its own alt text': <Picture name="detail-siding" sizes="390px" /> },
  'plate-value': {
    'a figure and words': (
      <div className="grid gap-6">
        <PlateValue>$300–$520</PlateValue>
        <PlateValue>Priced before we climb</PlateValue>
      </div>
    ),
  },
  'price-badge': {
    'with and without a condition': (
      <div className="grid gap-6">
        <PriceBadge price={prices.gutters.aluminum} />
        <PriceBadge price={prices.gutters.guards} />
      </div>
    ),
  },
  'price-text': {
    'in a line and in lines': (
      <div className="grid gap-6">
        <p>
          <PriceText price={prices.roofing.shingles} figureClassName="font-bold" />
        </p>
        <p>
          <PriceText price={prices.roofing.shingles} layout="lines" figureClassName="font-bold" />
        </p>
      </div>
    ),
  },
  'rich-text': {
    'with a link and words that stay together': (
      <Text text={['A 10-year warranty, read at ', { label: 'our terms', href: '/terms' }, ', off I-84.']} />
    ),
  },
  section: {
    'every tone': (Object.keys(tones) as Tone[]).map((tone) => (
      <Section key={tone} tone={tone}>
        <p>{tone}</p>
      </Section>
    )),
  },
  'section-heading': {
    split: <SectionHeading intro="The introduction is beside the heading.">Why it matters</SectionHeading>,
    ends: (
      <SectionHeading layout="ends" intro="The introduction is at the far end of the heading’s line.">
        Why it matters
      </SectionHeading>
    ),
    'on a dark background': (
      <Section tone="slate">
        <SectionHeading onDark intro="The introduction is a darker cream.">
          Why it matters
        </SectionHeading>
      </Section>
    ),
  },
  'share-button': {
    'where the device can share': <ShareButton title="A roof" url="https://example.com/" />,
  },
  'site-link': {
    'to a page': (
      <SiteLink href="/about" className="underline">
        About us
      </SiteLink>
    ),
    'to another site': (
      <SiteLink href="https://www.ct.gov/" newTab className="underline">
        The State of Connecticut
      </SiteLink>
    ),
  },
  'snap-row': {
    'wider than a phone': (
      <SnapRow label="Seasons">
        <ul className="gap-4 [--card:14rem] md:grid md:grid-cols-4 print:grid">
          {['Spring', 'Summer', 'Fall', 'Winter'].map((season) => (
            <li key={season} className="border-t-2 border-ink py-6">
              {season}
            </li>
          ))}
        </ul>
      </SnapRow>
    ),
  },
  stars: { four: <Stars rating={4} />, five: <Stars rating={5} /> },
  summary: { closed: townsExample(false), open: townsExample(true) },
  'text-list': {
    bulleted: <TextList items={['Roofing', 'Siding']} className="list-disc pl-5" />,
  },
};
