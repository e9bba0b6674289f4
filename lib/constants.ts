import constants from './constants.json' with { type: 'json' };

/**
 * Numbers and colours that are decisions. In JSON, because `next.config.mjs` passes some to SCSS. Inline scripts import the
 * JSON itself, so that they hold only what they use.
 */
export const {
  /** CSS pixels. Project cards use the narrow layout up to this width, the image section only below it. */
  narrowBreakpoint,
  /** Number of projects on the home page. */
  homeProjects,
  /** On a touch screen, the image section's picture moves by this fraction of the scroll offset. */
  parallaxFactor,
  /** How long the form shows that a message was sent. */
  successMessageMs,
  /** Rows of the form's message field. */
  messageRows,
  /** Timeout for loading a script and for the mail service's response: neither has a timeout of its own. */
  sendTimeoutMs,
  /** Submits earlier than this after mount are delayed, which deters bots. */
  minimumFillMs,
  /** Minimum time between two messages. */
  pauseAfterSuccessMs,
  /** In UTF-16 units. The service accepts 50 kB; 10,000 units are at most 30 kB of UTF-8. */
  maxLengths,
  /** The message field shows how many units are left when there are this many or fewer. */
  lengthWarning,
  /** Retries after a failed request for the translations. The delay before them doubles each time. */
  translationRetries,
  translationRetryMs,
  /** Card colour of a project without a colour. */
  defaultCardColor,
  /** Page colour of a project without a colour. */
  defaultPageColor,
  /** Each theme's background (`--bg`), for the browser's toolbar and the installed site. */
  themeColors,
  /** Size of the Open Graph images in pixels. All link previews support it. */
  shareSize,
} = constants;
