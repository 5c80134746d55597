import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormService } from '@/lib/mail/form-service';
import { deliver } from './deliver';
import { isOffline } from './is-offline';
import { TimeLimitError, withTimeLimit } from './time-limit';

jest.mock('./is-offline');
jest.mock('./time-limit', () => {
  const actual = jest.requireActual<{ readonly withTimeLimit: typeof withTimeLimit }>('./time-limit');
  return { ...actual, withTimeLimit: jest.fn(actual.withTimeLimit) };
});

interface Received {
  readonly type: string;
  readonly accept: string | undefined;
  readonly body: FormData;
}

let answer: (response: ServerResponse) => void;
let received: Received[] = [];
let abandoned = 0;

async function receive(request: IncomingMessage, response: ServerResponse) {
  const type = request.headers['content-type'] ?? '';
  const { accept } = request.headers;
  response.on('close', () => {
    if (!response.writableFinished) abandoned += 1;
  });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData();
  received.push({ type, accept, body });
  answer(response);
}

const server = createServer((request, response) => void receive(request, response));
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/f/own`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  abandoned = 0;
  jest.mocked(isOffline).mockReset().mockResolvedValue(false);
  answer = (response) => response.end('{"ok":true}');
});

const values = {
  Name: 'Jane Alden',
  email: 'jane@example.com',
  Phone: '',
  Message: 'The ridge leaks.\r\nSince Sunday.',
};
const delivery = { subject: 'New message', values, isTrapped: false, photos: [] };
const service = (more: Partial<FormService> = {}): FormService => ({ name: 'A service', url, ...more });

const answering =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

test('posts what the visitor wrote, with the service’s own fields', async () => {
  await expect(deliver(service({ fields: { access_key: '1234' } }), delivery)).resolves.toEqual({ kind: 'delivered' });
  expect(received).toMatchObject([{ type: expect.stringContaining('urlencoded'), accept: 'application/json' }]);
  expect(Object.fromEntries(received[0]?.body ?? [])).toEqual({
    subject: 'New message',
    Name: 'Jane Alden',
    email: 'jane@example.com',
    Message: 'The ridge leaks.\nSince Sunday.',
    access_key: '1234',
  });
});

test('sends three photos to a service that takes files', async () => {
  const photos = ['roof.jpg', 'chimney.jpg', 'ceiling.jpg'].map((name) => ({
    name,
    picture: new Blob([name], { type: 'image/jpeg' }),
  }));
  await expect(deliver(service({ photoField: 'attachment' }), { ...delivery, photos })).resolves.toEqual({
    kind: 'delivered',
  });
  expect(received[0]?.type).toContain('multipart/form-data');
  expect(received[0]?.body.get('Name')).toBe('Jane Alden');
  const files = received[0]?.body.getAll('attachment') as readonly File[];
  expect(await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))).toEqual(
    photos.map(({ name }) => [name, 'image/jpeg', name]),
  );
});

test.each([
  ['a page', answering(200, '<!doctype html>Thanks')],
  ['a redirect to its thank-you page', answering(302, '', { Location: 'http://localhost:1/thanks' })],
])('counts %s as delivered', async (_, reply) => {
  answer = reply;
  await expect(deliver(service(), delivery)).resolves.toEqual({ kind: 'delivered' });
  expect(received).toHaveLength(1);
});

test.each([
  [422, '{"errors":[{"message":"Email is not valid."}]}', 'Email is not valid.'],
  [400, '{"success":false,"message":"Wrong access key"}', 'Wrong access key'],
  [403, '{"error":"This form is closed."}', 'This form is closed.'],
  [404, '<!doctype html>Not found', ''],
  [413, '', ''],
  [422, `{"error":"${'long '.repeat(50)}"}`, ''],
  [500, '{"message":"Stack overflow"}', ''],
  [200, '{"success":false,"message":"No more messages this month"}', 'No more messages this month'],
])('counts %i with %s as refused, with the service’s words', async (status, body, words) => {
  answer = answering(status, body);
  await expect(deliver(service(), delivery)).resolves.toEqual({ kind: 'refused', words });
});

test('gives up on a silent service, and takes the message back', async () => {
  answer = () => {};
  jest.mocked(withTimeLimit).mockImplementationOnce(async (promise) => {
    await new Promise((resolve) => void server.once('request', resolve));
    promise.catch(() => {});
    throw new TimeLimitError();
  });
  await expect(deliver(service(), delivery)).resolves.toEqual({ kind: 'unanswered' });
  await new Promise<void>((resolve) => {
    const check = () => (abandoned > 0 ? resolve() : setImmediate(check));
    check();
  });
});

test('waits longer for photos than for words', async () => {
  const limit = () => jest.mocked(withTimeLimit).mock.calls.at(-2)?.[1] ?? 0;
  await deliver(service({ photoField: 'attachment' }), delivery);
  const forWords = limit();
  const picture = new Blob([new Uint8Array(1_000_000)]);
  await deliver(service({ photoField: 'attachment' }), { ...delivery, photos: [{ name: 'roof.jpg', picture }] });
  expect(limit()).toBe(forWords + 10_000);
});

test('can’t tell whether it arrived if the connection breaks', async () => {
  answer = (response) => response.destroy();
  await expect(deliver(service(), delivery)).resolves.toEqual({ kind: 'unanswered' });
});

test('offline, sends nothing', async () => {
  jest.mocked(isOffline).mockResolvedValue(true);
  await expect(deliver(service(), delivery)).resolves.toEqual({ kind: 'offline' });
  expect(received).toEqual([]);
});

test('sends nothing that a program filled in', async () => {
  await expect(deliver(service(), { ...delivery, isTrapped: true })).resolves.toEqual({ kind: 'refused', words: '' });
  expect(received).toEqual([]);
});
