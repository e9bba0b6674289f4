/** Of the share pictures, in pixels; the format that every service that unfolds links expects. */
export const shareSize = { width: 1200, height: 630 } as const;
