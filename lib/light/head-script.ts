import { restoreLight } from './light';

// Stands in the head of each page and runs before anything is painted.
restoreLight();
