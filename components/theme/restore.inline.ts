import { restoreTheme } from './theme';

// Runs in the head of each page, before the first paint.
restoreTheme();
