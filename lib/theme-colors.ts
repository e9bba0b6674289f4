/** Each theme's background (`--bg`), for the browser's toolbar and the installed site. */
export const themeColors = { day: '#f4f1ea', night: '#07070d' } as const;
