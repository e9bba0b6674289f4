import { outboxEnv } from './settings';

/**
 * What tests and the builds that they look at run with: a contact form that sends to a double of EmailJS on this
 * machine, and an address that is nobody's.
 */
export function testEnv(): NodeJS.ProcessEnv {
  // The double's port is part of the build.
  const double = process.env.EMAILJS_PORT ?? '4180';
  return {
    ...process.env,
    ...outboxEnv(`http://localhost:${double}`),
    // The owner's counter is not told of tests.
    NEXT_PUBLIC_ANALYTICS_SCRIPT: '',
    EMAILJS_PORT: double,
    // No test asks it for anything: a link that left out the setting would name this machine instead.
    NEXT_PUBLIC_SITE_URL: 'https://portfolio.example',
  };
}
