export {
  default,
  generateMetadata,
  generateStaticParams,
  generateViewport,
} from '../../../[locale]/project/[id]/page';

// Next reads this from the text of each page file: it cannot be re-exported.
export const dynamicParams = false;
