export { GET } from '../../[locale]/llms.txt/route';

// Next reads this from the text of each route file: it cannot be re-exported.
export const dynamic = 'force-static';
