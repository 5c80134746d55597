import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { fillIn } from './support/fill-in';
import { mailLinks, readMailLink } from './support/mail-links';

test.use({ javaScriptEnabled: false });

test('the contact form writes an email as plain text', async ({ page }) => {
  await page.goto('/contact/');
  const links = await mailLinks(page);
  const contact = page.locator('#contact');
  await expect(contact.getByText(`If nothing opens, call ${company.phone.display}.`)).toBeVisible();
  // No &, + or accents, because browsers encode them differently in a mailto form.
  await fillIn(contact.getByLabel('Name'), 'Jane Alden');
  await fillIn(contact.getByLabel('Email', { exact: true }), 'jane@example.com');
  await fillIn(contact.getByLabel('Message', { exact: true }), 'The ridge leaks.\n"Since" Sunday');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => links.length).toBe(1);
  const { to, subject, body } = readMailLink(links[0] ?? '');
  expect(to).toBe(company.email.address);
  expect(subject).toBe(`New Contact Form Submission - ${company.name}`);
  expect(body).toContain('Name=Jane Alden\nEmail=jane@example.com\nPhone=\nMessage=The ridge leaks.\n"Since" Sunday');
});

test('the booking is one plain form that shows all its fields', async ({ page }) => {
  await page.goto('/');
  const links = await mailLinks(page);
  const booking = page.locator('#booking');
  for (const label of ['Date', 'Full name', 'Email', 'Phone', 'Property address', 'Message (optional)']) {
    await expect(booking.getByLabel(label)).toBeVisible();
  }
  await expect(booking.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expect(booking.getByText(`If nothing opens, call ${company.phone.display}.`)).toBeVisible();
  await fillIn(booking.getByLabel('Date'), '2027-05-04');
  await booking.getByRole('radio', { name: '1:00 PM' }).check();
  await booking.getByRole('radio', { name: 'Siding' }).check();
  await fillIn(booking.getByLabel('Full name'), 'Jane Alden');
  await fillIn(booking.getByLabel('Email'), 'jane@example.com');
  await fillIn(booking.getByLabel('Phone'), '860');
  await fillIn(booking.getByLabel('Property address'), '12 Oak Street');
  await booking.getByRole('button', { name: 'Send Request' }).click();
  await expect.poll(() => links.length).toBe(1);
  const { subject, body } = readMailLink(links[0] ?? '');
  expect(subject).toBe(`New consultation booking - ${company.name}`);
  for (const line of [
    'Appointment date=2027-05-04',
    'Appointment time=1:00 PM',
    'Service type=siding',
    'Customer name=Jane Alden',
    'Property address=12 Oak Street',
  ]) {
    expect(body).toContain(line);
  }
});

test('the newsletter form writes an email, and the map is a link', async ({ page }) => {
  await page.goto('/contact/');
  const links = await mailLinks(page);
  await expect(page.locator('#contact').getByRole('link', { name: 'Open the map' })).toBeVisible();
  await fillIn(page.getByLabel('Email for the house notes'), 'jane@example.com');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(() => links.length).toBe(1);
  expect(readMailLink(links[0] ?? '').body).toContain('email=jane@example.com');
});

test('the certificate has no buttons, because each needs scripts', async ({ page }) => {
  await page.goto('/certificate/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Website' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
