import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Its packages are the site's own.
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
