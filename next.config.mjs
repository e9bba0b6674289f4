import createNextIntlPlugin from 'next-intl/plugin';
import * as constants from './lib/constants.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  sassOptions: {
    // A media query cannot read a custom property, so SCSS is given the shared numbers by name.
    additionalData: `
      $narrow: ${constants.NARROW_BREAKPOINT}px;
      $reveal: ${constants.REVEAL_MS}ms;
      $card-entrance: ${constants.CARD_ENTRANCE_MS}ms;
      $name-fade: ${constants.NAME_FADE_MS}ms;
      $brand: ${constants.BRAND_COLOR};
    `,
  },
  experimental: {
    globalNotFound: true,
  },
};

export default withNextIntl(config);
