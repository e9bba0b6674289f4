import createNextIntlPlugin from 'next-intl/plugin';
import * as constants from './lib/constants.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  // `npm run typecheck` checks the types, in CI too. A build would wait for it, and fail on tests that name a language
  // which the owner has taken out.
  typescript: { ignoreBuildErrors: true },
  // `scripts/build.ts` sets these: where `next build` exports to, the site's base path, and what it is made from.
  distDir: process.env.EXPORT_DIR,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // `scripts/dev.ts` sets it: a phone that opens the page by such a name can load scripts and follow edits.
  allowedDevOrigins: process.env.DEV_HOSTS?.split(','),
  sassOptions: {
    loadPaths: ['components/styles'],
    // Every stylesheet gets the numbers that it shares with the scripts.
    additionalData: `
      @use 'numbers' as * with (
        $narrow: ${constants.narrowBreakpoint}px,
        $name-fade: ${constants.nameFadeMs}ms,
        $spread: ${constants.spreadMs}ms,
        $spread-ease: ${constants.spreadEasing},
        $spread-edge: ${100 * constants.spreadEdge},
        $parallax: ${constants.parallaxFactor}
      );
    `,
  },
  turbopack: {
    rules: {
      '*': {
        condition: { query: '?inline' },
        loaders: ['./scripts/util/inline-loader.mjs'],
        as: '*.js',
      },
    },
  },
  experimental: {
    globalNotFound: true,
    // `scripts/finish/` writes a page's styles into it, so a style file costs no request. A low cost gives many
    // small files. The default, 100,000, adds 2 kB of other pages' styles to each page.
    cssChunking: { type: 'graph', requestCost: 2000 },
  },
};

export default withNextIntl(config);
