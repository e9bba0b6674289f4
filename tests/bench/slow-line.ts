import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { host } from '../../scripts/util/port.mjs';

/** Lighthouse's slow 4G. */
const roundTripMs = 150;
const bytesPerMs = { down: 200, up: 94 };
const segmentBytes = 1460;

interface Line {
  bytesPerMs: number;
  /** When the line has sent all that it was given. */
  freeAt: number;
}

/**
 * Puts a slow line before a server: a round trip, a rate that all connections share, and TCP's slow start. Browsers'
 * own throttling has none of these for a page over TLS and HTTP/2.
 */
export async function openSlowLine(port: number, targetPort: number): Promise<Server> {
  const down: Line = { bytesPerMs: bytesPerMs.down, freeAt: 0 };
  const up: Line = { bytesPerMs: bytesPerMs.up, freeAt: 0 };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, async (client) => {
    await sleep(roundTripMs);
    const target = connect({ port: targetPort, host, noDelay: true, allowHalfOpen: true });
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) socket.on('error', end);
    carry(client, target, up, Number.POSITIVE_INFINITY).catch(end);
    carry(target, client, down, 10 * segmentBytes).catch(end);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** @param window bytes that can be on their way before the first is acknowledged; each acknowledged byte adds one */
async function carry(source: Socket, target: Socket, line: Line, window: number) {
  let inFlight = 0;
  let acknowledged = () => {};
  let delivered = Promise.resolve();
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; start += segmentBytes) {
      const segment: Buffer = chunk.subarray(start, start + segmentBytes);
      while (inFlight + segment.length > window) {
        await new Promise<void>((resolve) => {
          acknowledged = resolve;
        });
      }
      inFlight += segment.length;
      line.freeAt = Math.max(line.freeAt, performance.now()) + segment.length / line.bytesPerMs;
      const arrival = line.freeAt + roundTripMs / 2;
      delivered = delivered
        .then(() => sleep(Math.max(0, arrival - performance.now())))
        .then(() => void target.write(segment));
      delivered
        .then(() => sleep(roundTripMs / 2))
        .then(() => {
          inFlight -= segment.length;
          window += segment.length;
          acknowledged();
        });
    }
  }
  await delivered;
  target.end();
}
