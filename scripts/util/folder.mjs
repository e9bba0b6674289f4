// A JavaScript module without imports, because `scripts/start.mjs` can use it before the packages are installed.

/** `#` and `?` end a module's path, `:` ends one in `PATH`; Node takes `*` for a pattern, and refuses a backslash. */
const troublesome = process.platform === 'win32' ? /[#?]/ : /[#?:*\\]/;

/**
 * @param {string} folder the checkout's absolute path
 * @returns {string | undefined} one line if tools cannot work there
 */
export function explainFolder(folder) {
  const [character] = troublesome.exec(folder) ?? [];
  if (!character) return undefined;
  return `The site cannot be built in ${folder}: the name of a folder has "${character}". Rename that folder, or move the site.`;
}
