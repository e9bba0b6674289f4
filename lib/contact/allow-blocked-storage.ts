import { attempt } from '../attempt';

// EmailJS reads `localStorage` when it loads, and crashes if that throws, as it does where storage is blocked. It works
// without.
if (typeof window !== 'undefined' && !attempt(() => localStorage)) {
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
}
