/**
 * The service that carries the messages of the form that sends. For another service, change this file and `post.ts`: the
 * settings, the Content-Security-Policy and the outbox follow.
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
  path: '/api/v1.0/email/send',
  /** The field of the posted JSON that has the message. */
  field: 'template_params',
} as const;
