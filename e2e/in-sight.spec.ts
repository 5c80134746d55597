import { expect, test, type Locator, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { services } from '@/content/home';
import { testimonials } from '@/content/testimonials';
import { towns } from '@/content/towns';
import { bookingSection } from '@/content/booking/section';
import { beforeVisit, contactClosing, questions } from '@/content/contact/page';
import { papers } from '@/content/papers/papers';

/* What visitors see without pressing anything. */

/** Text that's clipped to a pixel for screen readers doesn't count. */
async function expectSeen(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  expect(box?.height).toBeGreaterThan(10);
}

async function leftOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box.x;
}

async function expectPapers(page: Page): Promise<void> {
  const report = page.getByRole('figure', { name: papers.report.heading });
  await report.scrollIntoViewIfNeeded();
  await expectSeen(report.getByText('Pipe boots'));
  await expectSeen(report.getByText(papers.sample));
  const proposal = page.getByRole('figure', { name: papers.proposal.heading });
  await expect(proposal).toBeInViewport();
  await expect(proposal).toContainText('$625');
}

/** On a desktop, each part must also be in its column. */
async function expectContactSection(page: Page, isMobile: boolean): Promise<void> {
  const section = page.getByRole('region', { name: 'Get In Touch' });
  const left = [
    section.getByRole('link', { name: company.phone.display }),
    section.getByRole('link', { name: company.email.address }),
    section.getByText(company.address.line, { exact: true }),
    section.getByText(company.hours.open),
    section.getByText(`#${company.license.number}`),
    section.getByText(company.license.expires),
    section.getByRole('link', { name: 'elicense.ct.gov' }),
    section.getByRole('link', { name: 'Find Us & Leave a Review' }),
    section.getByRole('heading', { name: `${company.rating} rating` }),
    section.getByRole('link', { name: 'Write a Google Review' }),
  ];
  const right = [
    section.getByRole('heading', { name: 'Send Us a Message' }),
    section.getByText(company.warranty.manufacturer),
    section.getByRole('figure', { name: 'Our Service Area' }),
  ];
  for (const part of [...left, ...right]) await expectSeen(part.first());
  if (isMobile) return;
  const form = await leftOf(section.locator('form'));
  for (const part of left) expect(await leftOf(part.first())).toBeLessThan(form);
  for (const part of right.slice(1)) expect(await leftOf(part.first())).toBeGreaterThan(form - 80);
}

test('the home page shows its papers, towns, services, reviews and ways to reach us', async ({ page, isMobile }) => {
  await page.goto('/');

  await test.step('the license, the reviews and the map', () => expectContactSection(page, isMobile));

  await test.step('the report, and at least the edge of the proposal', () => expectPapers(page));

  if (!isMobile) {
    await test.step('the facts about a visit, which are folded on phones', async () => {
      const booking = page.getByRole('region', { name: 'Book a free consultation' });
      for (const { answer } of bookingSection.facts) await expectSeen(booking.getByText(answer));
    });
  }

  await test.step('the 30 towns', async () => {
    const list = page.getByRole('list', { name: 'The 30 towns we visit most' });
    expect(towns).toHaveLength(30);
    await expectSeen(list);
    // In one call: looking for each town on the long page takes seconds.
    const seen = await list.getByRole('listitem').evaluateAll((items) =>
      items
        .filter(
          (item) => item.checkVisibility({ visibilityProperty: true }) && item.getBoundingClientRect().height > 10,
        )
        // Names contain non-breaking spaces.
        .map((item) => item.textContent.replaceAll(/\s/g, ' ')),
    );
    expect([...seen].sort()).toEqual(towns.map(({ name }) => name).sort());
  });

  await test.step('a picture with each review', async () => {
    const row = page.getByRole('group', { name: 'What Our Clients Say' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('img')).toHaveCount(testimonials.length);
  });

  await test.step('the features of each service, whose link covers its card', async () => {
    const section = page.locator('#services');
    for (const { title, features } of services.cards) {
      const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      for (const feature of features) await expectSeen(card.getByText(feature));
      await expect(card.getByRole('link')).toHaveCount(1);
      await expect(card.getByRole('link', { name: `Learn More about ${title}` })).toBeVisible();
    }
    const [first] = services.cards;
    if (!first) throw new Error('no services');
    // Forced, because the link covers the heading.
    await section.getByRole('heading', { name: first.title }).click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${first.href}/?$`));
  });
});

test('the contact page shows the ways to reach us, and its sections in order', async ({ page, isMobile }) => {
  await page.goto('/contact/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Get In Touch',
    'Book a free consultation',
    beforeVisit.heading,
    questions.heading,
    contactClosing.heading,
  ]);
  await test.step('the license, the reviews and the map', () => expectContactSection(page, isMobile));
});

async function colorDescriptions(page: Page): Promise<readonly number[]> {
  return page
    .getByRole('group', { name: 'Choose one of 9 colors' })
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map(
        (radio) =>
          document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.getBoundingClientRect().height ?? 0,
      ),
    );
}

test('a shingle page shows the description of each of its nine colors', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tamko-titan-xt/');
  const heights = await colorDescriptions(page);
  expect(heights).toHaveLength(9);
  for (const height of heights) expect(height).toBeGreaterThan(10);
});

test('each window style and door has its price on a badge', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services/windows/');
  const badges = page.getByRole('region', { name: 'Window Styles & Options' }).locator('[data-price-badge]');
  await expect(badges).toHaveCount(8);
  for (const badge of await badges.all()) {
    await badge.scrollIntoViewIfNeeded();
    await expectSeen(badge);
    await expect(badge.locator('[data-price]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
