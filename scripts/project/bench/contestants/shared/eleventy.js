// Gives both Eleventy projects the documents as data and a filter for Markdown.
import { createRequire } from 'node:module';
import { PUBLIC, readPages, readSite, textOf } from './corpus.js';

const require = createRequire(createRequire(import.meta.url).resolve('@11ty/eleventy'));
const markdown = require('markdown-it')();

export default function eleventy(config) {
  config.addFilter('markdown', text => markdown.render(textOf(text)));
  config.addGlobalData('documents', readPages);
  config.addGlobalData('site', readSite);
  config.addPassthroughCopy({ 'shared/style.css': 'style.css', [PUBLIC]: '.' });
  return { dir: { input: 'src', output: 'out' }, markdownTemplateEngine: false };
}
