export { default, generateMetadata } from '../../[locale]/contact/page';
