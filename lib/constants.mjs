/**
 * The specification's business constants (section 9). A JavaScript module, so that `next.config.mjs` can hand the
 * same numbers to SCSS.
 */

/** CSS pixels. Project cards are narrow at this width or less, the image section strictly below it. */
export const NARROW_BREAKPOINT = 597;

/** How many projects the home page shows. */
export const HOME_PROJECTS = 6;

/** Share of the scroll offset by which the image section's picture moves on Apple touch devices. */
export const PARALLAX_FACTOR = 0.3;

/** For how long the form says that a message was sent. */
export const SUCCESS_MESSAGE_MS = 5000;

/** Rows of the form's message field. */
export const MESSAGE_ROWS = 5;

/** CSS pixels by which an element must have come into view before it is revealed, and how long that takes. */
export const REVEAL_OFFSET = 120;
export const REVEAL_MS = 400;

/** The entrance of a project card, from alternate sides. */
export const CARD_ENTRANCE_MS = 1000;

/** The fade-up of the name on the home page. */
export const NAME_FADE_MS = 300;

/** The form's button and focus outlines. */
export const BRAND_COLOR = '#21295c';

/** A project without a colour: purple on its card, this on its own page. */
export const DEFAULT_CARD_COLOR = '#7c3aed';
export const DEFAULT_PAGE_COLOR = '#291730';
