import { readFileSync } from 'node:fs';

export const data = { permalink: 'index.html' };

export function render() {
  const { parts, pictures } = JSON.parse(readFileSync('page.json', 'utf8'));
  const tags = pictures.map(
    (picture, index) =>
      `<img src="./photographs/${picture.file}" alt="${picture.alt}" class="${picture.class}" sizes="${picture.sizes}"${index === 0 ? ' loading="eager" fetchpriority="high"' : ''} eleventy:pictureattr:class="photograph">`,
  );
  return parts.map((part, index) => part + (tags[index] ?? '')).join('');
}
