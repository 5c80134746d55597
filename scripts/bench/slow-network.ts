import { connect, createServer, type Server } from 'node:net';

/** Slow 4G, with the numbers of Lighthouse: milliseconds of a round trip, and bytes per millisecond. */
const roundTrip = 150;
const speed = (1.6 * 1024 * 1024) / 8 / 1000;
/** Bytes. Small pieces, so that the connections share the line. */
const piece = 1400;

interface SlowNetwork {
  readonly server: Server;
  /** The bytes that it has sent so far. */
  readonly sent: () => number;
}

/**
 * A server on the way to another, as slow as a phone's network: every answer starts a round trip later, and all
 * connections share one line. The browser's own throttling does not reach pages that it fetches ahead.
 * @param port of the server behind it
 */
export function slowNetwork(port: number): SlowNetwork {
  let sent = 0;
  /** When the line is free again, by `performance.now()`. */
  let free = 0;
  const server = createServer((client) => {
    const behind = connect(port, 'localhost');
    client.on('error', () => behind.destroy()).on('close', () => behind.destroy());
    behind.on('error', () => client.destroy());
    client.pipe(behind);
    const send = (data: Buffer | null) => {
      const now = performance.now();
      sent += data?.length ?? 0;
      free = Math.max(free, now) + (data?.length ?? 0) / speed;
      setTimeout(() => (data ? client.write(data) : client.end()), free - now + roundTrip);
    };
    behind.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += piece) send(data.subarray(start, start + piece));
    });
    behind.on('end', () => send(null));
  });
  return { server, sent: () => sent };
}
