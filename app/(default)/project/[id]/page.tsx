export {
  default,
  generateMetadata,
  generateStaticParams,
  generateViewport,
} from '../../../[locale]/project/[id]/page';

// Next parses the source for this, so it cannot be re-exported.
export const dynamicParams = false;
