import '@/components/styles/global.scss';

export { default, viewport } from '../[locale]/layout';
