import fc from 'fast-check';
import { anyText } from '@/testing/any-text';
import {
  fullText,
  gmailLink,
  maxLinkLength,
  mailtoLink,
  outlookLink,
  plainFormAction,
  plainText,
  shortenedNote,
  singleLine,
} from './mailto';

const to = 'office@example.com';
const message = { subject: 'New Contact Form Submission', body: 'Name: Jane', footer: 'Sent from the website.' };
const anyInput = fc.oneof(
  anyText({ maxLength: 5000 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 2000 }).map((units) => String.fromCharCode(...units)),
);

function read(href: string): { to: string; subject: string; body: string } {
  const [, to, query] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? [];
  const fields = new Map(
    (query ?? '').split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  expect(fields.size).toBe(2);
  return { to: decodeURIComponent(to ?? ''), subject: fields.get('subject') ?? '', body: fields.get('body') ?? '' };
}

describe('mailtoLink', () => {
  test.each([
    ['an ampersand', 'roof & siding', 'roof%20%26%20siding'],
    ['a plus', '2 + 2', '2%20%2B%202'],
    ['a percent sign', '30% off', '30%25%20off'],
    ['quotes', `"double" and 'single'`, '%22double%22%20and%20%27single%27'],
    ['parentheses and other marks', 'Wow! (a*b)', 'Wow%21%20%28a%2Ab%29'],
    ['an equals sign and a hash', 'a=b#c', 'a%3Db%23c'],
    ['a line break', 'one\ntwo', 'one%0D%0Atwo'],
    ['a Windows line break', 'one\r\ntwo', 'one%0D%0Atwo'],
    ['an old Mac line break', 'one\rtwo', 'one%0D%0Atwo'],
    ['a tab', 'one\ttwo', 'one%09two'],
    ['an accent', 'José', 'Jos%C3%A9'],
    ['an emoji', '🏠', '%F0%9F%8F%A0'],
    ['half an emoji', '\ud83c', '%EF%BF%BD'],
    ['control characters', 'a\u0000b\u0007c\u007fd\u009fe', 'abcde'],
    ['an injected header', '&bcc=thief@example.com', '%26bcc%3Dthief%40example.com'],
  ])('encodes %s', (_, body, encoded) => {
    expect(mailtoLink(to, { ...message, body }).href).toBe(
      `mailto:${to}?subject=New%20Contact%20Form%20Submission&body=${encoded}%0D%0A%0D%0ASent%20from%20the%20website.`,
    );
  });

  test('always goes to the company, whatever the text', () => {
    fc.assert(
      fc.property(anyInput, anyInput, (subject, body) => {
        const link = read(mailtoLink(to, { ...message, subject: subject.slice(0, 60), body }).href);
        expect(link.to).toBe(to);
        expect(link.subject).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('preserves the text exactly, or shortens it and says so', () => {
    fc.assert(
      fc.property(anyInput, (body) => {
        const { href, isShortened } = mailtoLink(to, { ...message, body });
        expect(href.length).toBeLessThanOrEqual(maxLinkLength);
        const received = read(href).body.replaceAll('\r\n', '\n');
        const written = plainText(body);
        if (isShortened) {
          const ending = `\n\n${shortenedNote}\n\n${message.footer}`;
          expect(received.endsWith(ending)).toBe(true);
          const kept = received.slice(0, -ending.length);
          expect(written.startsWith(kept)).toBe(true);
          expect(kept.length).toBeGreaterThan(100);
        } else {
          expect(received).toBe(`${written}\n\n${message.footer}`);
        }
      }),
    );
  });

  test('has no extra header or raw line break, and only ASCII', () => {
    fc.assert(
      fc.property(anyInput, anyInput, (subject, body) => {
        for (const link of [mailtoLink, gmailLink, outlookLink]) {
          const { href } = link(to, { subject: subject.slice(0, 60), body, footer: message.footer });
          expect(href).toMatch(/^[!-~]*$/);
          // If the URL parser escaped anything more, the link could exceed its limit.
          expect(new URL(href).href).toBe(href);
          expect(href.match(/[?&][a-z]+=/g)?.filter((name) => /cc|from|attach/.test(name)) ?? []).toEqual([]);
        }
      }),
    );
  });

  test('is shortened as soon as it is one character over the limit', () => {
    const room = maxLinkLength - mailtoLink(to, { ...message, body: '' }).href.length;
    expect(mailtoLink(to, { ...message, body: 'x'.repeat(room) })).toMatchObject({ isShortened: false });
    expect(mailtoLink(to, { ...message, body: 'x'.repeat(room) }).href).toHaveLength(maxLinkLength);
    expect(mailtoLink(to, { ...message, body: 'x'.repeat(room + 1) })).toMatchObject({ isShortened: true });
  });

  test('does not split an emoji when it shortens', () => {
    for (let lead = 0; lead < 12; lead += 1) {
      const { href } = mailtoLink(to, { ...message, body: 'x'.repeat(lead) + '🏠'.repeat(2500) });
      expect(href.length).toBeLessThanOrEqual(maxLinkLength);
      expect(read(href).body).not.toContain('\ufffd');
    }
  });
});

describe('webmail links', () => {
  test('open a message to the company in Gmail', () => {
    const link = new URL(gmailLink(to, { ...message, body: 'Is 5" & 6" ok? 2+2\nThanks' }).href);
    expect(link.origin).toBe('https://mail.google.com');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      view: 'cm',
      fs: '1',
      to,
      su: message.subject,
      body: 'Is 5" & 6" ok? 2+2\r\nThanks\r\n\r\nSent from the website.',
    });
  });

  test('open a message to the company in Outlook', () => {
    const link = new URL(outlookLink(to, { ...message, body: 'Is 5" & 6" ok? 2+2\nThanks' }).href);
    expect(link.origin).toBe('https://outlook.live.com');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      to,
      subject: message.subject,
      body: 'Is 5" & 6" ok? 2+2\r\nThanks\r\n\r\nSent from the website.',
    });
  });
});

test('plainFormAction addresses the company, with a subject', () => {
  expect(plainFormAction(to, 'Roof & gutters')).toBe(`mailto:${to}?subject=Roof%20%26%20gutters`);
});

test('singleLine removes every kind of line break and surrounding space', () => {
  expect(singleLine('  Jane\r\nBcc: thief@example.com\u2028x\n')).toBe('Jane Bcc: thief@example.com x');
  fc.assert(fc.property(anyInput, (text) => !/[\r\n\u0085\u2028\u2029]/.test(singleLine(text))));
});

test('fullText keeps every visible character', () => {
  const body = 'Zürich — “quotes” 🏠\n\n  indented\ttab';
  expect(fullText({ ...message, body })).toBe(`${body}\n\nSent from the website.`);
});
