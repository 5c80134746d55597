import fc from 'fast-check';
import { company } from '@/content/company';
import { emlFile } from './eml';
import { fullText } from './mailto';

const message = {
  subject: 'New Contact Form Submission',
  body: 'Name: José 🏠\nMessage:\nroof & siding',
  footer: 'Sent from the website.',
};

/** Parses the file as a mail program does. */
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

test('is an unsent message to the company', () => {
  const { headers, text } = open(emlFile(message));
  expect(Object.fromEntries(headers)).toEqual({
    'X-Unsent': '1',
    To: company.email.address,
    Subject: message.subject,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  });
  expect(text).toBe(fullText(message).replaceAll('\n', '\r\n'));
});

test('preserves every character of a message of any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 6000 }), (body) => {
      expect(open(emlFile({ ...message, body })).text.replaceAll('\r\n', '\n')).toBe(fullText({ ...message, body }));
    }),
  );
});

test('keeps any subject inside its header, on lines of legal length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const subject = `Booking ${typed}`;
      const file = emlFile({ ...message, subject });
      const { headers } = open(file);
      expect([...headers.keys()]).toEqual([
        'X-Unsent',
        'To',
        'Subject',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ]);
      for (const line of file.split('\r\n')) expect(line).toMatch(/^[ -~]{0,76}$|^Subject: [ -~]{0,75}$/);
    }),
  );
});

test.each(['Büro', 'Pond Hill & Sons '.repeat(8).trim(), '🏠'.repeat(40), '=?utf-8?B?dHJpY2s=?='])(
  'round-trips the subject %p',
  (subject) => {
    expect(decodeWords(open(emlFile({ ...message, subject })).headers.get('Subject') ?? '')).toBe(subject);
  },
);
