/** Size of the Open Graph images in pixels. All link previews support it. */
export const shareSize = { width: 1200, height: 630 } as const;
