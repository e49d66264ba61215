// Makes the HTML page that shows pictures side by side. It loads only the pictures beside it, so it works from any folder.
import { escapeHtml } from '../../base/escape.ts';

export type Shot = { width: string; before?: string; after?: string; same: boolean };
export type Spread = { title: string; sentences: string[]; shots: Shot[] };

export type Album = { headline: string; compared: string; remarks: string[]; spreads: Spread[] };

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 90rem; margin: 0 auto; padding: 1rem; }
  section { border-top: 1px solid; margin-top: 2rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
  .phone { max-width: 50rem; }
  figure { margin: 0; }
  img { width: 100%; height: auto; border: 1px solid; }
`;

export function albumPage({ headline, compared, remarks, spreads }: Album): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Before and after</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Before and after</h1>
<p>${escapeHtml(headline)}</p>
<p>${escapeHtml(compared)}</p>
${remarks.map(remark => `<p><strong>${escapeHtml(remark)}</strong></p>`).join('\n')}
${spreads.map(spreadSection).join('\n')}
</body>
</html>
`;
}

function spreadSection({ title, sentences, shots }: Spread): string {
  const list = sentences.map(sentence => `<li>${escapeHtml(sentence)}</li>`).join('');
  return `<section>
<h2>${escapeHtml(title)}</h2>
${list && `<ul>${list}</ul>`}
${shots.map(shot => shotPair(shot, title)).join('\n')}
</section>`;
}

function shotPair({ width, before, after, same }: Shot, title: string): string {
  if (same) return `<p>On a ${width} it looks the same as before.</p>`;
  return `<h3>On a ${width}</h3>
<div class="pair ${width}">
${figure('Before', before, title)}
${figure('After', after, title)}
</div>`;
}

function figure(caption: string, file: string | undefined, title: string): string {
  return `<figure><figcaption>${caption}</figcaption>${picture(caption, file, title)}</figure>`;
}

function picture(caption: string, file: string | undefined, title: string): string {
  if (file === undefined) return '<p>No picture.</p>';
  const alt = escapeHtml(`${title}, ${caption.toLowerCase()}`);
  return `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${alt}" loading="lazy"></a>`;
}
