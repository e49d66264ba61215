export { default } from './shared/eleventy.js';
