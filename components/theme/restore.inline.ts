import { attempt } from '@/lib/attempt';
import { storageKey } from './theme';

// Runs in the head of each page, before the first paint: applies the theme that the visitor chose on an earlier page.
const stored = attempt(() => localStorage.getItem(storageKey));
if (stored === 'day' || stored === 'night') document.documentElement.dataset.theme = stored;
