import type { Server as HttpServer } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { listen } from '@/scripts/serve/site-server';

/** Slow 4G, with the numbers of Lighthouse: milliseconds of a round trip, and bytes per millisecond. */
const roundTrip = 150;
const speed = (1.6 * 1024 * 1024) / 8 / 1000;
/** Bytes. Small pieces, so that the connections share the line. */
const piece = 1400;

interface SlowNetwork {
  /** The server that browsers see. */
  readonly server: Server;
  readonly origin: string;
  /** The bytes that it has sent so far. */
  readonly sent: () => number;
}

/**
 * A server on the way to another, as slow as a phone's network: every answer starts a round trip later, and all
 * connections share one line. The browser's own throttling does not reach pages that it fetches ahead.
 */
export async function slowNetwork(behind: HttpServer): Promise<SlowNetwork> {
  // A connection that closes just as a request comes would lose it, the more easily the slower the line is.
  behind.keepAliveTimeout = 60_000;
  const port = await portOf(behind);
  let sent = 0;
  /** When the line is free again, by `performance.now()`. */
  let free = 0;
  const server = createServer((client) => {
    const upstream = connect(port, 'localhost');
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.pipe(upstream);
    const send = (data: Buffer | null) => {
      const now = performance.now();
      sent += data?.length ?? 0;
      free = Math.max(free, now) + (data?.length ?? 0) / speed;
      setTimeout(() => (data ? client.write(data) : client.end()), free - now + roundTrip);
    };
    upstream.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += piece) send(data.subarray(start, start + piece));
    });
    upstream.on('end', () => send(null));
  });
  return { server, origin: `http://localhost:${await portOf(server)}`, sent: () => sent };
}

async function portOf(server: Server): Promise<number> {
  const place = await listen(server, 0);
  if ('problem' in place) throw new Error(place.problem);
  return place.port;
}
