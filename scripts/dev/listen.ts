import { createServer, type RequestListener, type Server } from 'node:http';
import { UserError } from '../util/command-line';
import { explainListenError, readHost } from '../util/port.mjs';

/**
 * Opens the port at once, so that a port in use is reported before minutes of work.
 * @returns the server, and a function that takes the listener for requests, which wait for it
 * @throws UserError with the remedy if the port cannot be used
 */
export async function listen(port: number) {
  let answerWith: (listener: RequestListener) => void = () => {};
  const listener = new Promise<RequestListener>((resolve) => {
    answerWith = resolve;
  });
  const server: Server = createServer(async (request, response) =>
    (await listener)(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) =>
      reject(new UserError(explainListenError(error, port, 'npm run dev'))),
    );
    server.listen(port, readHost(), resolve);
  });
  return { server, answerWith };
}
