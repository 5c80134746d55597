// Runs on the build of the made-up firm, whose forms go to a service: SECOND_FIRM=yes (npm run second-firm, CI).
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '@/content/company';
import { fillIn } from './support/fill-in';
import { openEndpoint, type FormEndpoint } from './support/form-endpoint';
import { mailLinks, readMailLink } from './support/mail-links';
import { phonePhoto } from './support/photo-files';
import { choose, contact, keptRecords, photoItems, send, writeMessage } from './support/photo-form';
import { hydrate, mockMap } from './support/visit';

// One endpoint for the whole file.
test.describe.configure({ mode: 'default' });

const service = company.ownerFacts.formService ?? { name: '', url: '' };
const photoField = service.photoField ?? '';
let endpoint: FormEndpoint;

test.beforeAll(async () => {
  endpoint = await openEndpoint(service.url);
});
test.beforeEach(async ({ page }) => {
  endpoint.reset();
  await mockMap(page);
});
test.afterAll(() => endpoint.close());

const threePhotos = () => Promise.all(['limb.jpg', 'roof.jpg', 'kitchen.jpg'].map((name) => phonePhoto(name)));
const failure = (page: Page) => contact(page).getByRole('alert').filter({ hasText: 'what you wrote is still here' });
const offer = (page: Page) => contact(page).getByRole('region', { name: 'Your message is still here' });
/** The texts, with LF line ends: browsers send CRLF. */
const fieldsOf = (body: FormData | undefined) =>
  Object.fromEntries(
    [...(body ?? [])].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
    ),
  );

async function open(page: Page, path = '/contact/') {
  await page.goto(path);
  await hydrate(page);
}

async function expectKept(page: Page) {
  await expect(contact(page).getByLabel('Name', { exact: true })).toHaveValue('Jane Alden');
  await expect(contact(page).getByLabel('Message', { exact: true })).toHaveValue('A limb came through the roof.');
  await expect(contact(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
}

test('a message with three photos arrives, and the visitor learns that it did', async ({ page }) => {
  const links = await mailLinks(page);
  await open(page);
  await writeMessage(page);
  await choose(page, await threePhotos());
  await fillIn(contact(page).getByLabel('Caption: limb.jpg'), 'Above the kitchen');
  await send(page);
  await expect(contact(page).getByText('Thank you. We have your message.')).toBeVisible();
  await expect(contact(page).getByRole('region', { name: 'We have your message' })).toBeVisible();
  const [first, ...others] = endpoint.received;
  expect(others).toEqual([]);
  expect(fieldsOf(first?.body)).toEqual({
    ...service.fields,
    subject: `New Contact Form Submission - ${company.name}`,
    Name: 'Jane Alden',
    email: 'jane@example.com',
    Message: 'A limb came through the roof.',
    Photos: '1. limb.jpg: Above the kitchen\n2. roof.jpg\n3. kitchen.jpg',
  });
  const files = (first?.body.getAll(photoField) ?? []).filter((value) => typeof value !== 'string');
  expect(files.map(({ name }) => name)).toEqual(['limb.jpg', 'roof.jpg', 'kitchen.jpg']);
  for (const file of files) {
    const { format, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  }
  await expect(photoItems(page)).toHaveCount(0);
  await expect.poll(() => keptRecords(page)).toEqual([]);
  await expect(contact(page).getByLabel('Message', { exact: true })).toHaveValue('');
  expect(links).toEqual([]);
});

test('a booking of a day in the firm’s own week arrives with its day in words', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00-05:00');
  await open(page, '/contact/#booking');
  const booking = page.locator('#booking');
  await booking.getByRole('button', { name: /^Date/ }).click();
  // Its own week: no weekend, Thanksgiving off, the first visit at 7:30, and no sample of full days.
  for (const day of ['Saturday, November 28', 'Sunday, November 22', 'Thursday, November 26'])
    await expect(booking.getByRole('button', { name: `${day}, 2026, closed` })).toBeDisabled();
  await expect(booking.getByRole('button', { name: 'Monday, November 23, 2026' })).toBeEnabled();
  await booking.getByRole('button', { name: 'Tuesday, November 24, 2026' }).click();
  await booking.getByRole('radio', { name: '7:30 AM' }).check();
  await booking.getByRole('radio', { name: 'Multiple Services' }).check();
  await booking.getByRole('button', { name: 'Continue' }).click();
  await fillIn(booking.getByLabel('Full name'), 'José Peña');
  await fillIn(booking.getByLabel('Email'), 'jose@example.com');
  await fillIn(booking.getByLabel('Phone'), '(860) 555-0100');
  await fillIn(booking.getByLabel('Property address'), '12 Oak Street');
  await booking.getByRole('button', { name: 'Send Request' }).click();
  await expect(booking.getByRole('heading', { name: 'We have your request.' })).toBeVisible();
  await expect(booking.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(fieldsOf(endpoint.received[0]?.body)).toEqual({
    ...service.fields,
    subject: `New consultation booking - ${company.name}`,
    'Customer name': 'José Peña',
    email: 'jose@example.com',
    Phone: '(860) 555-0100',
    'Property address': '12 Oak Street',
    'Appointment date': 'Tuesday, November 24, 2026',
    'Appointment time': '7:30 AM',
    'Service type': 'Multiple Services',
  });
});

test('a newsletter sign-up arrives, and one that is refused stays in its field', async ({ page }) => {
  await open(page, '/about/');
  const email = page.getByLabel('Email for the house notes');
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await fillIn(email, 'jane@example.com');
  endpoint.answerWith((response) => response.writeHead(500).end());
  await signUp.click();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('alert')).toContainText('That didn’t go through. Try again, email us, or call');
  await expect(email).toHaveValue('jane@example.com');
  endpoint.reset();
  await signUp.click();
  await expect(footer.getByText('Thanks. We have your address.')).toBeVisible();
  await expect(footer.getByRole('alert')).toBeHidden();
  expect(fieldsOf(endpoint.received[0]?.body)).toMatchObject({
    subject: 'Seasonal house notes',
    email: 'jane@example.com',
  });
  await expect(email).toHaveValue('');
});

test('a service that thanks with a redirect has the message', async ({ page }) => {
  endpoint.answerWith((response) => response.writeHead(302, { Location: 'http://localhost:1/thanks' }).end());
  await open(page);
  await writeMessage(page);
  await send(page);
  await expect(contact(page).getByText('Thank you. We have your message.')).toBeVisible();
});

for (const { what, answer, sentence } of [
  {
    what: 'a refusal with words',
    answer: (response) => response.writeHead(422).end('{"errors":[{"message":"Email is not valid."}]}'),
    sentence: 'That didn’t go through (“Email is not valid.”), but',
  },
  {
    what: 'an error of the service',
    answer: (response) => response.writeHead(500).end('Stack'),
    sentence: 'That didn’t go through, but',
  },
  {
    what: 'a broken connection',
    answer: (response) => response.destroy(),
    sentence: 'We got no answer, so it may not have gone through, but',
  },
  {
    what: 'no answer',
    answer: () => {},
    sentence: 'We got no answer, so it may not have gone through, but',
  },
] satisfies readonly {
  readonly what: string;
  readonly answer: Parameters<FormEndpoint['answerWith']>[0];
  readonly sentence: string;
}[]) {
  test(`after ${what}, everything is kept, and there are other ways to reach us`, async ({ page }) => {
    const links = await mailLinks(page);
    endpoint.answerWith(answer);
    await open(page);
    await writeMessage(page);
    await send(page);
    await expect(contact(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    // Longer than a silent service is given.
    await expect(failure(page)).toContainText(sentence, { timeout: 40_000 });
    await expect(failure(page).getByRole('link', { name: company.phone.display })).toBeVisible();
    await expectKept(page);
    await expect(offer(page).getByRole('button', { name: 'Copy message' })).toBeVisible();
    await expect(offer(page).getByRole('link', { name: /^Call/ })).toBeVisible();
    await offer(page).getByRole('button', { name: 'Open my email app' }).click();
    await expect.poll(() => links.length).toBe(1);
    expect(readMailLink(links[0] ?? '').body).toContain('A limb came through the roof.');
    expect(endpoint.received).toHaveLength(1);
  });
}

test('offline, nothing is sent and photos are kept; once online, the same press sends it all', async ({ page }) => {
  await open(page);
  await writeMessage(page);
  await choose(page, await threePhotos());
  await expect(photoItems(page)).toHaveCount(3);
  await page.context().setOffline(true);
  await send(page);
  await expect(failure(page)).toContainText('You’re offline, so nothing was sent');
  await expectKept(page);
  await expect(photoItems(page)).toHaveCount(3);
  expect(endpoint.received).toEqual([]);
  await page.context().setOffline(false);
  await send(page);
  await expect(contact(page).getByText('Thank you. We have your message.')).toBeVisible();
  await expect(failure(page)).toBeHidden();
  expect(endpoint.received[0]?.body.getAll(photoField)).toHaveLength(3);
});

test('pressed twice, the button sends once', async ({ page }) => {
  await open(page);
  await writeMessage(page);
  await contact(page).getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(contact(page).getByText('Thank you. We have your message.')).toBeVisible();
  await send(page);
  await expect(contact(page).getByLabel('Message', { exact: true })).toHaveValue('');
  expect(endpoint.received).toHaveLength(1);
});

test('the privacy page names the service', async ({ page }) => {
  await page.goto('/privacy/');
  await expect(page.getByText(`what you wrote goes to ${service.name}`)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms send themselves, and nobody meets the trap', async ({ page }) => {
    endpoint.answerWith((response) => response.end('Thank you'));
    await page.goto('/contact/');
    await expect(page.getByText('Leave this empty').first()).toBeHidden();
    await writeMessage(page);
    await contact(page)
      .getByLabel('Photos', { exact: true })
      .setInputFiles(await phonePhoto('roof.jpg'));
    await send(page);
    await page.waitForURL(service.url);
    const body = endpoint.received[0]?.body;
    expect(fieldsOf(body)).toMatchObject({
      ...service.fields,
      subject: `New Contact Form Submission - ${company.name}`,
      Name: 'Jane Alden',
      email: 'jane@example.com',
      Message: 'A limb came through the roof.',
    });
    expect(body?.getAll(photoField)).toHaveLength(1);

    await page.goto('/about/');
    await fillIn(page.getByLabel('Email for the house notes'), 'jane@example.com');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL(service.url);
    expect(fieldsOf(endpoint.received[1]?.body)).toMatchObject({
      subject: 'Seasonal house notes',
      email: 'jane@example.com',
    });
  });
});
