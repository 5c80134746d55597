import fc from 'fast-check';
import { anyText } from '@/testing/any-text';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { emlFile, emlWithAttachments } from './eml';
import { fullText } from './mailto';

const to = 'office@example.com';
const message = {
  subject: 'New Contact Form Submission',
  body: 'Name: José 🏠\nMessage:\nroof & siding',
  footer: 'Sent from the website.',
};

function open(file: string): { headers: Map<string, string>; text: string } {
  const [head = '', body = ''] = file.split(/\r\n\r\n(.*)/s);
  const headers = new Map(
    head
      .replace(/\r\n /g, ' ')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  return { headers, text: Buffer.from(body.replaceAll('\r\n', ''), 'base64').toString('utf8') };
}

function decodeWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, words: string) => Buffer.from(words, 'base64').toString('utf8'));
}

test('writes an unsent message to the company', () => {
  const { headers, text } = open(emlFile(to, message));
  expect(Object.fromEntries(headers)).toEqual({
    'X-Unsent': '1',
    To: to,
    Subject: message.subject,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  });
  expect(text).toBe(fullText(message).replaceAll('\n', '\r\n'));
});

test('preserves every character of a message of any length', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 2000 }), (body) => {
      expect(open(emlFile(to, { ...message, body })).text.replaceAll('\r\n', '\n')).toBe(
        fullText({ ...message, body }),
      );
    }),
  );
});

test('keeps any subject in its header, on lines of legal length', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (typed) => {
      const subject = `Booking ${typed}`;
      const file = emlFile(to, { ...message, subject });
      const { headers } = open(file);
      expect([...headers.keys()]).toEqual([
        'X-Unsent',
        'To',
        'Subject',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ]);
      for (const line of file.split('\r\n')) expect(line).toMatch(/^[ -~]{0,76}$/);
    }),
  );
});

test.each(['Büro', 'Pond Hill & Sons '.repeat(8).trim(), '🏠'.repeat(40), '=?utf-8?B?dHJpY2s=?='])(
  'round-trips the subject %p',
  (subject) => {
    expect(decodeWords(open(emlFile(to, { ...message, subject })).headers.get('Subject') ?? '')).toBe(subject);
  },
);

describe('with attachments', () => {
  const picture = (background: string) =>
    sharp({
      create: { width: 320, height: 240, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
  const blob = (content: Buffer) => new Blob([new Uint8Array(content)], { type: 'image/jpeg' });

  test('a mail library can read the text and the pictures, byte for byte', async () => {
    const pictures = await Promise.all(['red', 'gray'].map(picture));
    const names = ['limb.jpg', 'roof 2.jpg'];
    const file = await emlWithAttachments(
      to,
      message,
      pictures.map((content, index) => ({ name: names[index] ?? '', content: blob(content) })),
    );
    expect(file.type).toBe('message/rfc822');
    const mail = await PostalMime.parse(await file.arrayBuffer(), { attachmentEncoding: 'base64' });
    expect(mail.to).toEqual([{ address: to, name: '' }]);
    expect(mail.subject).toBe(message.subject);
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(fullText(message));
    expect(mail.attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual(
      names.map((name) => [name, 'image/jpeg', 'attachment']),
    );
    for (const [index, { content }] of mail.attachments.entries())
      expect(String(content).replace(/\s/g, '')).toBe(pictures[index]?.toString('base64'));
  });

  test.each([
    'größe – 日本 🏠.jpg',
    `${'sehr langer Name '.repeat(7)}.jpg`,
    'O’Neil & Sons (1)*.jpg',
    'a"b.jpg',
    '100%.jpg',
  ])('preserves the name %s, on lines of at most 76 characters', async (name) => {
    const file = await emlWithAttachments(to, message, [{ name, content: new Blob(['x'], { type: 'image/jpeg' }) }]);
    const text = await file.text();
    for (const line of text.split('\r\n')) expect(line).toMatch(/^[ -~]{0,76}$/);
    const { attachments } = await PostalMime.parse(text);
    expect(attachments[0]?.filename).toBe(name);
  });

  test('preserves files of any size', async () => {
    // Around the size of the pieces that are encoded at once.
    for (const size of [0, 1, 57, 57 * 2048, 57 * 2048 + 1, 300_001]) {
      const content = Buffer.alloc(size, 'pictures');
      const file = await emlWithAttachments(to, message, [{ name: 'a.jpg', content: blob(content) }]);
      const { attachments } = await PostalMime.parse(await file.arrayBuffer(), { attachmentEncoding: 'base64' });
      expect(String(attachments[0]?.content ?? '').replace(/\s/g, '')).toBe(content.toString('base64'));
    }
  });
});
