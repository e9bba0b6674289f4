/** The room's ground in each light, as the browser's own frame and an installed site show it (`--ground`). */
export const ground = { day: '#f4f1ea', night: '#07070d' } as const;
