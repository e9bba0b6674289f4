export { GET } from '../../[locale]/feed.xml/route';

// Next reads this from the text of each route file: it cannot be re-exported.
export const dynamic = 'force-static';
