import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '@/content/company';
import { denyStorage } from './support/broken-storage';
import { exportedFile } from './support/export';
import { fillIn } from './support/fill-in';
import { mailLinks, readMailLink } from './support/mail-links';
import {
  animatedGif,
  avif,
  cornerColors,
  corners,
  drawing,
  emptyFile,
  grainyPhoto,
  heicBytes,
  orientations,
  phonePhoto,
  secrets,
  tooLarge,
  transparentPng,
  truncatedJpeg,
  vastPhoto,
  webp,
  zipNamedJpg,
} from './support/photo-files';
import {
  attachmentsOf,
  choose,
  contact,
  contentOf,
  downloadedMail,
  drop,
  installShareSheet,
  keptRecords,
  panel,
  photoGroup,
  photoItems,
  removeShareSheet,
  send,
  textOf,
  unfoldPhotos,
  writeMessage,
} from './support/photo-form';
import { holdBack, hydrate, followRequests, mockMap } from './support/visit';

test.describe.configure({ timeout: 120_000 });

const news = (page: Page) => contact(page).locator('form').getByRole('status');
const threePhotos = () =>
  Promise.all(
    ['limb.jpg', 'roof.jpg', 'kitchen.jpg'].map((name, place) =>
      phonePhoto(name, { orientation: [6, 1, 3][place] ?? 1 }),
    ),
  );

async function open(page: Page, path = '/contact/') {
  await page.goto(path);
  await hydrate(page);
}

async function expectNoMetadata(picture: Buffer) {
  const { exif, xmp, iptc, orientation } = await sharp(picture).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  for (const secret of [...secrets, 'Exif', 'GPS']) expect(picture.includes(secret), secret).toBe(false);
}

test.beforeEach(({ page }) => mockMap(page));

test.describe('three photos from a phone', () => {
  test('survive a reload, going back and a canceled share, and can be sent', { tag: '@phone' }, async ({ page }) => {
    const sheet = await installShareSheet(page);
    const links = await mailLinks(page);
    await open(page);
    await writeMessage(page);
    await choose(page, await threePhotos());
    await expect(photoItems(page)).toHaveCount(3);
    await expect(news(page)).toHaveText('3 photos were added.');
    await fillIn(contact(page).getByLabel('Caption: limb.jpg'), 'Above the kitchen');

    await page.reload();
    await hydrate(page);
    await expect(photoItems(page)).toHaveCount(3);
    await page.goto('/about/');
    await page.goBack();
    await hydrate(page);
    await expect(contact(page).getByLabel('Caption: limb.jpg')).toHaveValue('Above the kitchen');

    await sheet.setAction('close');
    await send(page);
    await expect(news(page)).toContainText('Nothing was sent. Your message and photos are still here');
    await expect(photoItems(page)).toHaveCount(3);
    await expect(contact(page).getByLabel('Message', { exact: true })).toHaveValue('A limb came through the roof.');

    await sheet.setAction('send');
    await send(page);
    await expect(panel(page).getByRole('button', { name: 'Share with your photos' })).toBeVisible();
    const [shared] = await sheet.shared();
    expect(shared?.title).toBe(`New Contact Form Submission - ${company.name}`);
    expect(shared?.text).toBe(`To: ${company.email.address}

Name: Jane Alden
Email: jane@example.com
Phone: Not given

Message:
A limb came through the roof.

Photos:
1. limb.jpg: Above the kitchen
2. roof.jpg
3. kitchen.jpg

Sent from the website contact form at ${company.domain}.`);
    expect(shared?.files.map(({ name, type }) => [name, type])).toEqual(
      ['limb.jpg', 'roof.jpg', 'kitchen.jpg'].map((name) => [name, 'image/jpeg']),
    );
    for (const { base64 } of shared?.files ?? []) {
      const picture = Buffer.from(base64, 'base64');
      expect(await cornerColors(picture)).toEqual(corners);
      await expectNoMetadata(picture);
    }
    expect(links).toEqual([]);
    await expect(photoItems(page)).toHaveCount(0);
  });

  test('are listed in a mail link if the browser blocks sharing', { tag: '@phone' }, async ({ page }) => {
    const sheet = await installShareSheet(page);
    const links = await mailLinks(page);
    await open(page);
    await sheet.setAction('refuse');
    await writeMessage(page);
    await choose(page, [await phonePhoto('limb.jpg')]);
    await expect(photoItems(page)).toHaveCount(1);
    await send(page);
    await expect(panel(page)).toBeVisible();
    expect(readMailLink(links[0] ?? '').body).toContain('Photos:\n1. limb.jpg\n');
    await sheet.setAction('send');
    await panel(page).getByRole('button', { name: 'Share with your photos' }).click();
    await expect.poll(async () => (await sheet.shared()).length).toBe(1);
  });
});

test.describe('a desktop without a share sheet', () => {
  test.beforeEach(async ({ page }) => {
    await removeShareSheet(page);
  });

  test(
    'a visitor can drop photos, and the downloaded email has them byte for byte',
    { tag: '@desk' },
    async ({ page }) => {
      const links = await mailLinks(page);
      await open(page);
      await writeMessage(page);
      await drop(page, await threePhotos());
      await expect(photoItems(page)).toHaveCount(3);
      await fillIn(contact(page).getByLabel('Caption: roof.jpg'), 'The north side – 日本 🏠');
      await send(page);
      await expect(panel(page).getByRole('button').first()).toHaveText('Download as an email with your photos');
      const lines = 'Photos:\n1. limb.jpg\n2. roof.jpg: The north side – 日本 🏠\n3. kitchen.jpg\n';
      expect(links).toHaveLength(1);
      expect(readMailLink(links[0] ?? '').body).toContain(lines);

      await page.reload();
      await hydrate(page);
      const mail = await downloadedMail(page);
      expect(mail.to?.[0]?.address).toBe(company.email.address);
      expect(mail.subject).toBe(`New Contact Form Submission - ${company.name}`);
      expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-unsent', value: '1' }));
      expect(textOf(mail)).toContain(lines);

      const saved = new Map<string, Buffer>();
      const all = new Promise<void>((resolve) => {
        page.on('download', async (download) => {
          saved.set(download.suggestedFilename(), await contentOf(Promise.resolve(download)));
          if (saved.size === 3) resolve();
        });
      });
      await panel(page).getByRole('button', { name: 'Save the photos' }).click();
      await all;
      const attached = attachmentsOf(mail);
      expect(attached.map(({ name }) => name)).toEqual(['limb.jpg', 'roof.jpg', 'kitchen.jpg']);
      for (const { name, content } of attached) {
        expect(saved.get(name)?.equals(content), name).toBe(true);
        await expectNoMetadata(content);
      }

      await panel(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => keptRecords(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('photos-kept'))).toBeNull();
    },
  );

  test('a booking can have photos too', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/#booking');
    const booking = page.locator('#booking');
    await booking.getByRole('button', { name: /^Date/ }).click();
    await booking.getByRole('grid').getByRole('button', { disabled: false }).last().click();
    await booking.getByRole('radio', { name: '3:00 PM' }).check();
    await booking.getByRole('radio', { name: 'Roofing' }).check();
    await booking.getByRole('button', { name: 'Continue' }).click();
    const { name, mimeType, buffer } = await phonePhoto('limb.jpg');
    await booking.getByLabel('Choose photos').setInputFiles([{ name, mimeType, buffer }]);
    await fillIn(booking.getByLabel('Caption: limb.jpg'), 'Above the kitchen');
    await booking.getByRole('button', { name: 'Back' }).click();
    await booking.getByRole('button', { name: 'Continue' }).click();
    for (const [label, text] of [
      ['Full name', 'Jane'],
      ['Email', 'jane@example.com'],
      ['Phone', '860'],
      ['Property address', '12 Oak Street'],
    ] as const)
      await fillIn(booking.getByLabel(label), text);
    await booking.getByRole('button', { name: 'Send Request' }).click();
    await expect(booking.getByRole('group', { name: 'Your request is ready to send.' })).toBeFocused();
    const mail = await downloadedMail(page);
    expect(textOf(mail)).toContain(
      'Additional information:\nNo additional information provided.\n\nPhotos:\n1. limb.jpg: Above the kitchen\n',
    );
    expect(attachmentsOf(mail).map(({ name: attached }) => attached)).toEqual(['limb.jpg']);
    // The contact form on the same page doesn't get these photos.
    await expect(photoItems(page)).toHaveCount(0);
  });
});

async function attachedFrom(page: Page) {
  await writeMessage(page);
  await send(page);
  return attachmentsOf(await downloadedMail(page));
}

test.describe('every kind of file', { tag: '@desk' }, () => {
  test.beforeEach(async ({ page }) => {
    await removeShareSheet(page);
    await open(page);
  });

  test('photos of all eight orientations are sent upright, at most 1,600 pixels wide, without place, camera or time', async ({
    page,
  }) => {
    await choose(
      page,
      await Promise.all(
        orientations.map((orientation) => phonePhoto(`${orientation}.jpg`, { width: 1700, height: 1275, orientation })),
      ),
    );
    await expect(photoItems(page)).toHaveCount(8);
    for (const { name, content } of await attachedFrom(page)) {
      const { format, width, height } = await sharp(content).metadata();
      expect([format, width, height], name).toEqual(['jpeg', 1600, 1200]);
      expect(await cornerColors(content), name).toEqual(corners);
      await expectNoMetadata(content);
    }
  });

  test('PNG, WebP, AVIF, GIF and a photo of 12 megapixels become small JPEGs', async ({ page }) => {
    await choose(
      page,
      await Promise.all([
        transparentPng('plan.png'),
        webp('gutter.webp'),
        avif('shingle.avif'),
        animatedGif('drip.gif'),
        vastPhoto('vast.jpg'),
        grainyPhoto('grain.jpg'),
      ]),
    );
    await expect(news(page)).toHaveText('6 photos were added.');
    const attached = new Map((await attachedFrom(page)).map(({ name, content }) => [name, content]));
    expect([...attached.keys()]).toEqual([
      'plan.jpg',
      'gutter.jpg',
      'shingle.jpg',
      'drip.jpg',
      'vast.jpg',
      'grain.jpg',
    ]);
    const colorsOf = (name: string) => cornerColors(attached.get(name) ?? Buffer.alloc(0));
    expect(await colorsOf('plan.jpg')).toEqual(['white', 'white', 'white', 'white']);
    expect(await colorsOf('gutter.jpg')).toEqual(corners);
    expect(await colorsOf('shingle.jpg')).toEqual(corners);
    expect(await colorsOf('drip.jpg')).toEqual(['red', 'red', 'red', 'red']);
    expect(await colorsOf('vast.jpg')).toEqual(['red', 'red', 'red', 'red']);
    const { width, height } = await sharp(attached.get('vast.jpg')).metadata();
    expect([width, height]).toEqual([1600, 1200]);
    for (const [name, content] of attached) {
      expect((await sharp(content).metadata()).format, name).toBe('jpeg');
      expect(content.length, name).toBeLessThan(700_000);
    }
  });

  test('a picture that can’t be decoded is sent unchanged, and the page says so', async ({ page }) => {
    const heic = heicBytes('IMG_2034.jpg');
    const damaged = await truncatedJpeg('damaged.jpg');
    await choose(page, [heic, damaged]);
    await expect(photoItems(page)).toHaveCount(2);
    await expect(
      photoItems(page).filter({ hasText: 'will be sent unchanged, with its location and time' }),
    ).toHaveCount(2);
    const attached = await attachedFrom(page);
    expect(attached.map(({ name }) => name)).toEqual(['IMG_2034.heic', 'damaged.jpg']);
    expect(attached[0]?.content.equals(heic.buffer)).toBe(true);
    expect(attached[1]?.content.equals(damaged.buffer)).toBe(true);
  });

  test('a file that isn’t a picture is rejected by name with the reason, and the others are kept', async ({ page }) => {
    await choose(page, [
      await phonePhoto('limb.jpg'),
      zipNamedJpg,
      emptyFile,
      drawing,
      tooLarge(),
      heicBytes('roof.heic'),
    ]);
    await expect(photoItems(page)).toHaveCount(2);
    await expect(news(page)).toContainText('2 photos were added.');
    await expect(news(page).getByRole('listitem')).toHaveText([
      'invoice.jpg isn’t a picture. Choose a photo instead.',
      'empty.jpg is empty. Choose another photo.',
      'logo.svg is a drawing. Choose a photo instead.',
      'panorama.jpg is too large. Photos can be up to 25 MB.',
    ]);
    expect(await page.title()).not.toBe('run');
  });

  test('the limits are stated before they are reached, and enforced', async ({ page }) => {
    await expect(photoGroup(page)).toHaveAccessibleDescription(/Up to 8 photos/);
    await choose(
      page,
      Array.from({ length: 9 }, (_, place) => heicBytes(`${place + 1}.heic`)),
    );
    await expect(photoItems(page)).toHaveCount(8);
    await expect(news(page)).toContainText('9.heic was left out. You can add up to 8 photos.');
    for (const number of [2, 3, 4, 5, 6, 7, 8])
      await contact(page)
        .getByRole('button', { name: `Remove ${number}.heic` })
        .click();
    await choose(page, [heicBytes('a.heic', 6_000_000), heicBytes('b.heic', 6_000_000)]);
    await expect(news(page)).toContainText('b.heic was left out. It would make the message too large to email.');
    await expect(photoItems(page)).toHaveCount(2);
  });
});

test(
  'photos can be added, captioned and removed by keyboard, and every step is announced',
  { tag: '@desk' },
  async ({ page }) => {
    const chooser = page.waitForEvent('filechooser');
    await open(page);
    await contact(page).getByLabel('Message', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(contact(page).getByLabel('Choose photos')).toBeFocused();
    await page.keyboard.press('Enter');
    const photos = await Promise.all(['limb.jpg', 'roof.jpg'].map((name) => phonePhoto(name)));
    await (await chooser).setFiles([...photos]);
    await expect(news(page)).toHaveText('2 photos were added.');

    await contact(page).getByLabel('Caption: limb.jpg').focus();
    await page.keyboard.type('Above the kitchen');
    await page.keyboard.press('Enter');
    await expect(contact(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await contact(page).getByRole('button', { name: 'Remove limb.jpg' }).focus();
    await page.keyboard.press('Enter');
    await expect(news(page)).toHaveText('limb.jpg was removed.');
    await expect(contact(page).getByRole('button', { name: 'Remove roof.jpg' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(contact(page).getByLabel('Choose photos')).toBeFocused();
    await expect.poll(() => keptRecords(page)).toEqual([]);
  },
);

test.describe('photos are kept', { tag: '@desk' }, () => {
  test('after a crash of the tab', async ({ page, context }) => {
    await open(page);
    await choose(page, [await phonePhoto('limb.jpg')]);
    await fillIn(contact(page).getByLabel('Caption: limb.jpg'), 'Above the kitchen');
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    await mockMap(next);
    await open(next);
    await expect(photoItems(next)).toHaveCount(1);
    await expect(contact(next).getByLabel('Caption: limb.jpg')).toHaveValue('Above the kitchen');
  });

  test('if they were chosen before the scripts arrived', async ({ page }) => {
    const release = await holdBack(page, /_next\/static\/.*\.js/);
    await page.goto('/contact/', { waitUntil: 'commit' });
    await choose(page, [await phonePhoto('limb.jpg')]);
    release();
    await hydrate(page);
    await expect(photoItems(page)).toHaveCount(1);
  });

  test('for a day, and then deleted', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00-05:00' });
    await open(page);
    await choose(page, [await phonePhoto('limb.jpg')]);
    await expect(photoItems(page)).toHaveCount(1);
    await expect.poll(async () => (await keptRecords(page)).length).toBe(2);
    await page.clock.setSystemTime('2026-11-22T11:59:00-05:00');
    await page.reload();
    await hydrate(page);
    await expect(photoItems(page)).toHaveCount(1);
    await page.clock.setSystemTime('2026-11-22T12:01:00-05:00');
    await page.reload();
    await hydrate(page);
    await expect.poll(() => keptRecords(page)).toEqual([]);
    await expect(photoItems(page)).toHaveCount(0);
  });

  for (const [what, breakStorage] of [
    ['denied', denyStorage],
    [
      'full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`only while the page is open if storage is ${what}, which the page says`, async ({ page }) => {
      await removeShareSheet(page);
      await page.addInitScript(breakStorage, ['localStorage', 'sessionStorage', 'indexedDB']);
      await open(page);
      await choose(page, [await phonePhoto('limb.jpg')]);
      await expect(photoItems(page)).toHaveCount(1);
      await expect(news(page)).toContainText('This browser won’t let us save the photos.');
      expect((await attachedFrom(page)).map(({ name }) => name)).toEqual(['limb.jpg']);
    });
  }
});

test(
  'a visitor who came from another page sees the photos, and nothing violates the security policy',
  { tag: '@desk' },
  async ({ page }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|content-security-policy/i.test(message.text())) refusals.push(message.text());
    });
    await open(page, '/about/');
    await page.locator('a[href="/contact/"]:visible').first().click();
    await expect(page).toHaveURL(/contact\/$/);
    await choose(page, [await phonePhoto('limb.jpg')]);
    await expect
      .poll(() =>
        photoItems(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(240);
    await expect(photoItems(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg;/);
    expect(refusals).toEqual([]);
  },
);

test(
  'a message without photos is sent as usual, and the photo scripts, at most 10.5 kB, load when the field is used',
  { tag: '@desk' },
  async ({ page }) => {
    await removeShareSheet(page);
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) requested.add(new URL(request.url()).pathname.slice(1));
    });
    const links = await mailLinks(page);
    const atRest = followRequests(page);
    await open(page);
    await atRest();
    await writeMessage(page);
    await atRest();
    // The pointer passes over the field, whose scripts are held back.
    const release = await holdBack(page, /_next\/static\/.*\.js/);
    await photoGroup(page).hover();
    await send(page);
    await expect(panel(page).getByRole('button').first()).toHaveText('Copy message');
    release();
    await expect(panel(page).getByRole('button', { name: 'Download email file' })).toBeVisible();
    expect(readMailLink(links[0] ?? '').body).not.toContain('Photos');
    expect(await keptRecords(page)).toEqual([]);
    const before = new Set(requested);

    await choose(page, [await phonePhoto('limb.jpg')]);
    await expect(photoItems(page)).toHaveCount(1);
    await writeMessage(page);
    await send(page);
    await downloadedMail(page);
    const own = [...requested].filter((script) => !before.has(script));
    expect(own.length).toBeGreaterThanOrEqual(2);
    const bytes = own.reduce((sum, script) => sum + gzipSync(exportedFile(script)).length, 0);
    expect(bytes, own.join()).toBeLessThanOrEqual(10_500);
  },
);

test(
  'if the photo script fails to load, the page says what to do, and the next try adds the photos',
  { tag: '@desk' },
  async ({ page }) => {
    await open(page);
    const scripts = /_next\/static\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await unfoldPhotos(page);
    await choose(page, [await phonePhoto('limb.jpg')]);
    const alert = photoGroup(page).getByRole('alert');
    await expect(alert).toContainText('Attach photos in your email app');

    await page.unroute(scripts);
    await photoGroup(page).hover();
    await expect(photoItems(page)).toHaveCount(1);
    await expect(alert).toBeHidden();
  },
);

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says to attach photos in the email app', async ({ page }) => {
    await page.goto('/contact/');
    await expect(photoGroup(page)).toBeHidden();
    await expect(page.locator('#contact form noscript p')).toBeVisible();
    await expect(page.locator('#contact form noscript p')).toContainText('Attach photos in your email app');
  });
});
