export { GET } from '../../[locale]/feed.xml/route';

// Next parses the source for this, so it cannot be re-exported.
export const dynamic = 'force-static';
