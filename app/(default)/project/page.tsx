export { default, generateMetadata } from '../../[locale]/project/page';
