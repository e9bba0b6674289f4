import constants from './constants.json' with { type: 'json' };

/** The specification's business constants (section 9). They are JSON because `next.config.mjs` hands them to SCSS too. */
export const {
  /** CSS pixels. Project cards are narrow at this width or less, the image section strictly below it. */
  narrowBreakpoint,
  /** How many projects the home page shows. */
  homeProjects,
  /** Share of the scroll offset by which the image section's picture moves on Apple touch devices. */
  parallaxFactor,
  /** For how long the form says that a message was sent. */
  successMessageMs,
  /** Rows of the form's message field. */
  messageRows,
  /** How long a script may take to load, and then the mail service to answer: neither has a limit of its own. */
  sendTimeoutMs,
  /** A form that is sent sooner than this after it came waits the rest: most robots do not. */
  minimumFillMs,
  /** Between a message that was sent and the next one. */
  pauseAfterSuccessMs,
  /** In UTF-16 units. The service takes 50 kB: 10,000 units are at most 30 kB of UTF-8. */
  maxLengths,
  /** From how many units before its end the message field says how many are left. */
  lengthWarning,
  /** CSS pixels by which an element must have come into view before it is revealed. */
  revealOffset,
  /** The entrance of a card and the fade-up of the name, in milliseconds. */
  cardEntranceMs,
  nameFadeMs,
  /** How often a failed read of the translations is tried again; the wait before the first, in milliseconds, which doubles. */
  translationRetries,
  translationRetryMs,
  /** How many reads may be under way at once. */
  translationParallelReads,
  /** A project without a colour: purple on its card, */
  defaultCardColor,
  /** and this on its own page. */
  defaultPageColor,
} = constants;
