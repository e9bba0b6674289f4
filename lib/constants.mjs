// Decisions that several files share, each with its unit and its reason. “Specified” values come from the site's
// specification. A JavaScript module, because `next.config.mjs` gives some of them to SCSS.

/** Windows up to this width, in CSS pixels, get the layout for phones. Specified. */
export const narrowBreakpoint = 597;

/** Projects that the home page shows at most. Specified. */
export const homeProjects = 6;

/** The colours of a project that has none of its own. The first is specified, and that the second is a purple. */
export const defaultColors = { page: '#291730', card: '#7c3aed' };

/** Share of the scroll offset by which the picture of the image section moves on iPhones and iPads. Specified. */
export const parallaxFactor = 0.3;

/** How long a card takes to enter. Specified. */
export const cardEntranceMs = 1000;

/** How long other elements take to enter. Specified. */
export const entranceMs = 400;

/** Pixels of an element that are in view when it enters. Specified. */
export const revealOffset = 120;

/** How long the home page's name fades in. Specified. */
export const nameFadeMs = 300;

/** How long the light takes that shows the other theme, the menu or a project. Short enough to feel like an answer. */
export const spreadMs = 500;

/** CSS easing of the light that shows the other theme, the menu or a project, `easeOutCubic`: `theme.ts` inverts it to let the light follow the pulled lamp. */
export const spreadEasing = 'cubic-bezier(0.215, 0.61, 0.355, 1)';

/** Width of the soft edge of the same light, as a share of the longer side of the window. */
export const spreadEdge = 0.14;

/**
 * How long a change of theme or language waits for the picture of the first view at most, so that the lamp and the link still
 * answer on a slow line.
 */
export const pictureWaitMs = 300;

/** Pixels of share pictures: 1.91 to 1, in which chats and networks show them without a crop. */
export const shareSize = { width: 1200, height: 630 };

/**
 * How long text below the first view waits for the site's fonts on a first visit, so that no line moves. On a slow line,
 * this text comes up to that much later.
 */
export const fontWaitMs = 400;

/** How often the 404 page retries to load its texts. Specified. */
export const translationRetries = 5;

/** Wait before the 404 page's first retry; it doubles for each further retry. Specified. */
export const translationRetryMs = 350;

/** Lines of the empty message field, which grows. */
export const messageRows = 4;

/**
 * Limits of the form's fields, in UTF-16 units, as `maxlength` counts. An e-mail address has at most 254 characters
 * (RFC 5321, section 4.5.3.1.3). The mail service accepts 50 kB; such a message is at most 30 kB of UTF-8.
 */
export const maxLengths = { name: 100, email: 254, message: 10_000 };

/** The form shows how many UTF-16 units are left for the message once there are no more than this. */
export const lengthWarning = 500;

/** How long after the last letter the form says how many are left: screen readers speak it, and would break off at each letter. */
export const lengthWarningMs = 1000;

/** Characters of a `mailto:` URL. Windows and mail programs cut or refuse URLs of more than about 2,000. */
export const maxMailtoLength = 1800;

/** How long the page's scripts, or the mail service, may take until the form offers the visitor another way. */
export const sendTimeoutMs = 15_000;

/** How long the script that enlarges pictures may take. Then the file of the picture opens. */
export const scriptTimeoutMs = 5000;

/** A submit earlier than this after the form was shown is delayed, which deters bots. */
export const minimumFillMs = 2000;

/** A second message is not sent earlier than this after the first: the mail service accepts one request a second. */
export const pauseAfterSuccessMs = 1000;

/** How long the form says that the message was sent. Specified. */
export const successMessageMs = 5000;
