/**
 * The service that carries the messages of the form that sends. For another service, change this file and `post.ts`: the
 * settings, the Content-Security-Policy, the outbox and the tests' double follow.
 */
export const mailService = {
  /** Its settings in `.env.local`: all of them are needed. Pages can read them, because of their prefix. */
  settings: [
    'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  ],
  /** Where messages are posted to. `NEXT_PUBLIC_MAIL_ORIGIN` replaces the origin, by a local outbox or a test's double. */
  origin: 'https://api.emailjs.com',
  /** The beginning of the path. */
  path: '/api/v1.0/email/send',
  /** The answer to an accepted message. */
  accepted: 'OK',
  /** @returns the message in a posted JSON */
  messageIn: (posted: { template_params: Record<string, string> }) => posted.template_params,
};
