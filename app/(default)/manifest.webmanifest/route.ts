export { GET } from '../../[locale]/manifest.webmanifest/route';

// Next reads this from the text of each route file: it cannot be re-exported.
export const dynamic = 'force-static';
