export { default, metadata, viewport } from '../[locale]/layout';
