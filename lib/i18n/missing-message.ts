import { type IntlError, IntlErrorCode } from 'next-intl';

/** A missing message shows its key, and the page still works. Any other error is a bug and stops the build. */
export const missingMessage = {
  getMessageFallback: ({ namespace, key }: { namespace?: string; key: string }) =>
    [namespace, key].filter(Boolean).join('.'),
  onError: (error: IntlError) => {
    if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error;
  },
};
