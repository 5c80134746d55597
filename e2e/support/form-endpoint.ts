import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface Received {
  readonly type: string;
  readonly body: FormData;
}

export interface FormEndpoint {
  readonly received: readonly Received[];
  /** Answers all further messages so. */
  readonly answerWith: (answer: (response: ServerResponse) => void) => void;
  readonly reset: () => void;
  readonly close: () => void;
}

/** A form service on this machine, at the address of the fact that the site was built with. */
export async function openEndpoint(address: string): Promise<FormEndpoint> {
  const received: Received[] = [];
  const accept = (response: ServerResponse) => response.end('{"ok":true}');
  let answer: (response: ServerResponse) => void = accept;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    // After a form without scripts, the browser also asks for the endpoint's icon.
    if (request.method !== 'POST') return response.writeHead(404).end();
    const type = request.headers['content-type'] ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData();
    received.push({ type, body });
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(response);
  }

  const server: Server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => void server.listen(Number(new URL(address).port), resolve));
  return {
    received,
    answerWith(next) {
      answer = next;
    },
    reset() {
      received.length = 0;
      answer = accept;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
