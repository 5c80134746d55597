import { expect, test, type Page } from '@playwright/test';
import { contactFields } from '@/content/contact/form';
import { aprLimits } from '@/lib/prices/read-size';
import { priceTables } from '@/content/price-guide/price-tables';
import { axeViolations } from './support/axe';
import { mainText, pageHtml } from './support/export';
import { fillIn } from './support/fill-in';
import { printedPages } from './support/paper';
import { hydrate, mockMap, watch } from './support/visit';

const job = (page: Page, name: string) => page.getByRole('group', { name: 'What should we work on?' }).getByLabel(name);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sheet = (page: Page) => page.getByRole('region', { name: 'Your estimate' });

async function open(page: Page, fragment = '') {
  await page.goto(`/price-guide/${fragment}`);
  await hydrate(page);
}

async function expectCape(page: Page) {
  await expect(job(page, 'Roof')).toBeChecked();
  await expect(job(page, 'Gutters')).not.toBeChecked();
  await expect(sheet(page)).toContainText('A typical Cape. Change anything.');
  await expect(sheet(page)).toContainText('18 squares of GAF Timberline HDZ shingle');
  await expect(sheet(page)).toContainText('about $6,400 to $8,000, before tear-off');
}

/** 17.3 squares, including waste, and 84 feet. */
async function priceRoofAndGutters(page: Page) {
  await page.getByLabel('From the length and width').first().check();
  await job(page, 'Gutters').check();
  await fillIn(field(page, 'Length (feet)'), '40');
  await fillIn(field(page, 'Width (feet)'), '28');
  await page.getByLabel('Roof pitch').selectOption('9 in 12');
  await page.getByLabel('Roof material').selectOption({ label: 'GAF Timberline HDZ, $360–$440' });
  await page.getByLabel('Gutter metal').selectOption({ label: 'Seamless aluminum, $8–$12' });
}

test(
  'a visitor can price a roof and gutters and ask for a written price',
  { tag: ['@phone', '@engines'] },
  async ({ page }) => {
    await mockMap(page);
    await open(page);
    await priceRoofAndGutters(page);

    await expect(sheet(page)).toContainText('17.3 squares of GAF Timberline HDZ shingle');
    await expect(sheet(page)).toContainText('about $6,200 to $7,700, before tear-off');
    await expect(sheet(page)).toContainText('84 feet of seamless aluminum gutters');
    await expect(sheet(page)).toContainText('about $650 to $1,100, before downspouts');
    await expect(sheet(page)).toContainText('The parts we can price nowabout $6,900 to $8,700');
    await expect(sheet(page)).toContainText('Not in it: tear-off, bad decking, chimney work, the permit');
    await expect(sheet(page)).toContainText('(roof); downspouts, drains and new fascia boards (gutters).');
    await expect(sheet(page)).toContainText('A planning range, not an offer.');
    await expect(page.locator('#estimator').getByRole('status')).toHaveText(
      'The parts we can price now: about $6,900 to $8,700.',
    );
    expect(await axeViolations(page)).toEqual([]);

    await sheet(page).getByRole('link', { name: 'Get a Free Estimate' }).click();
    await expect(page).toHaveURL('/contact/');
    const message = page.getByRole('textbox', { name: contactFields.message, exact: true });
    await expect(message).toHaveValue(
      /- 17\.3 squares of GAF Timberline HDZ shingle: about \$6,200 to \$7,700, before tear-off/,
    );
    await expect(message).toHaveValue(/The parts we can price now: about \$6,900 to \$8,700\nNot in it: tear-off/);
    await message.pressSequentially(' Mornings are best.');
    await expect(message).toHaveValue(/I’d like a price in writing\. Mornings are best\.$/);

    await page.goBack();
    await expect(sheet(page)).toContainText('The parts we can price nowabout $6,900 to $8,700');
    await page.reload();
    await hydrate(page);
    await expect(field(page, 'Length (feet)')).toHaveValue('40');
    await sheet(page).getByRole('button', { name: 'Start over' }).click();
    await expectCape(page);
    await page.reload();
    await hydrate(page);
    await expectCape(page);
  },
);

test(
  'a partner can open a shared link, change a size and print one page',
  { tag: '@desk' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await priceRoofAndGutters(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await sheet(page).getByRole('button', { name: 'Share link' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Link copied!' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/price-guide\/#estimate=1&/);

    const partner = await context.newPage();
    await partner.goto(link);
    await expect(sheet(partner)).toContainText('The parts we can price nowabout $6,900 to $8,700');
    await fillIn(field(partner, 'Length (feet)'), '46');
    await expect(sheet(partner)).toContainText('19.8 squares of GAF Timberline HDZ shingle');
    await expect(sheet(partner)).toContainText('The parts we can price nowabout $7,800 to $9,900');
    // A reload keeps the change instead of reading the link again.
    await partner.reload();
    await expect(field(partner, 'Length (feet)')).toHaveValue('46');

    await partner.evaluate(() => {
      window.print = () => {};
    });
    await sheet(partner).getByRole('button', { name: 'Print' }).click();
    await partner.emulateMedia({ media: 'print' });
    await expect(sheet(partner).getByRole('heading', { name: 'Your estimate' })).toBeVisible();
    await expect(partner.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(partner.getByRole('contentinfo')).toBeHidden();
    expect(await printedPages(partner)).toMatchObject({ pages: 1, size: [612, 792] });
  },
);

test('a visitor can compute payments with an APR of their own', { tag: ['@desk', '@engines'] }, async ({ page }) => {
  await open(page, '#estimate=1&roof=on&roofFrom=typed&squares=26&roofMaterial=hdz');
  await expect(sheet(page)).toContainText('about $9,300 to $11,500');
  const payments = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Paying over time' }) });
  await page.getByText('Paying over time').click();
  await expect(field(page, 'APR (%)')).toHaveValue('');
  await expect(payments.getByText('Each month')).toBeHidden();

  await fillIn(field(page, 'APR (%)'), '6');
  await fillIn(field(page, 'Down payment (dollars)'), '2,000');
  await page.getByLabel('Months').selectOption('36 months');
  await expect(payments).toContainText('Borrowed$7,300.00 to $9,500.00');
  await expect(payments).toContainText('Each month$222.08 to $289.01');
  await expect(payments).toContainText('is not a lender');
  await fillIn(field(page, 'APR (%)'), '0');
  await expect(payments).toContainText('Cost of credit$0.00');
  await fillIn(field(page, 'APR (%)'), 'much');
  await expect(field(page, 'APR (%)')).toHaveAccessibleDescription(aprLimits.advice ?? '');
  await expect(payments.getByText('Each month')).toBeHidden();
});

test(
  'the drawn house is colored as jobs are picked, and an invalid size stays in its field',
  { tag: '@desk' },
  async ({ page }) => {
    await open(page);
    const part = (name: string) => page.locator(`#estimator [data-part="${name}"]`);
    const area = (name: string) => part(name).locator('.price-tint').first();
    const paper = 'rgb(255, 253, 248)';
    await expect(area('roof')).toHaveCSS('fill', 'rgb(31, 40, 43)');
    await expect(part('roof').locator('.price-paint').first()).toHaveCSS('opacity', '1');
    await expect(area('gutters')).toHaveCSS('fill', paper);
    await job(page, 'Gutters').check();
    await expect(area('gutters')).not.toHaveCSS('fill', paper);
    await job(page, 'Gutters').uncheck();
    await job(page, 'Roof').uncheck();
    await expect(area('roof')).toHaveCSS('fill', paper);

    await job(page, 'Windows').check();
    await fillIn(page.getByLabel('Double-hung window'), '2.5');
    await expect(page.getByLabel('Double-hung window')).toHaveValue('2.5');
    await expect(page.getByLabel('Double-hung window')).toHaveAccessibleDescription('Enter a whole number.');
    await fillIn(page.getByLabel('Double-hung window'), '2');
    await expect(sheet(page)).toContainText('about $700 to $1,800, rot repair extra');
  },
);

test(
  'on a phone, the sum stays in sight above the call bar while a visitor types, and leads to the estimate',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const total = page.getByRole('link', { name: /^The parts we can price now/ });
    await expect(total).toContainText('about $6,400 to $8,000, before tear-off');
    await page.getByLabel('From the floor area').check();
    await expect(total).toBeHidden();
    await expect(sheet(page).getByRole('button', { name: 'Copy text' })).toBeHidden();
    await field(page, 'Floor area (sq ft)').click();
    await fillIn(field(page, 'Floor area (sq ft)'), '1900');
    await expect(total).toContainText('about $5,100 to $6,300, before tear-off');
    await expect(total).toBeInViewport({ ratio: 1 });
    const [line, bar] = await Promise.all([
      total.boundingBox(),
      page.getByRole('navigation', { name: 'Call or get an estimate' }).boundingBox(),
    ]);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0));
    await total.click();
    await expect(sheet(page).getByRole('heading', { name: 'Your estimate' })).toBeInViewport();
    await expect(sheet(page).getByRole('button', { name: 'Copy text' })).toBeVisible();
  },
);

test('no figure or unit of a pick breaks', { tag: '@desk' }, async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/price-guide/');
    const broken = await page
      .locator('.price-pick')
      .getByText(/\$/)
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.children.length === 0 && part.getClientRects().length > 1)
          .map((part) => part.textContent),
      );
    expect.soft(broken, `${width} pixels`).toEqual([]);
  }
});

test('a broken link opens an empty estimator', { tag: '@desk' }, async ({ page }) => {
  const { problems } = watch(page);
  await open(page, '#estimate=1&roof=maybe&length=%E0%A4%A&squares=99999999999999');
  await expect(job(page, 'Roof')).not.toBeChecked();
  await job(page, 'Roof').check();
  await expect(sheet(page)).toContainText('Roof: enter the size of your house');
  expect(problems).toEqual([]);
});

test(
  'the estimator fits the narrowest screen, even with text at twice its size',
  { tag: '@desk' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(
      page,
      '#estimate=1&roof=on&siding=on&windows=on&doors=on&gutters=on&repairs=on&length=40&width=28&apr=5',
    );
    await expect(sheet(page)).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow()).toBe(0);
  },
);

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`at ${width} pixels, the first screen answers for the roof of a typical Cape`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/price-guide/');
      const answer = width > 912 ? sheet(page) : page.getByRole('link', { name: /^The parts we can price now/ });
      await expect(answer.getByText('about $6,400 to $8,000, before tear-off')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-part="roof"] .price-paint').first()).toHaveCSS('opacity', '1');
    });
  }

  test('every price is on the page, the same as on the page of its service', async ({ page }) => {
    await page.goto('/price-guide/');
    await expect(page.getByText('Turn on JavaScript to use the calculator')).toBeVisible();
    const guide = (await page.locator('#prices').textContent()) ?? '';
    for (const { groups } of priceTables) {
      for (const { page: path, jobs } of groups) {
        const service = mainText(pageHtml(path));
        for (const job of jobs) {
          expect.soft(guide, `${job.job} in the guide`).toContain(job.job);
          if (job.kind !== 'range') continue;
          const [low, high] = [job.low, job.high].map((figure) => `$${figure.toLocaleString('en-US')}`);
          expect.soft(guide, `${job.job} in the guide`).toContain(`${low}–${high}`);
          expect.soft(service, `${job.job} on ${path}`).toContain(`${low}–`);
          expect.soft(service, `${job.job} on ${path}`).toContain(`–${high}`);
        }
      }
    }
  });
});
