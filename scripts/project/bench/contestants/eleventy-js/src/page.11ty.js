const escaped = text =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const each = (items, draw) => (items ?? []).map(draw).join('');

export default class Page {
  data() {
    return {
      pagination: { data: 'documents', size: 1, alias: 'page' },
      permalink: ({ page }) => (page.route === '/' ? 'index.html' : `${page.route.slice(1)}.html`),
    };
  }

  render({ page, site }) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} | ${escaped(site.brand)}</title>
<meta name="description" content="${escaped(page.description)}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<a class="brand" href="/">${escaped(site.brand)}</a>
<nav><ul>${each(site.header.menu, item => `<li>${link(item)}</li>`)}</ul></nav>
</header>
<main>${each(page.blocks, block => this.block(block))}</main>
<footer>
${each(site.footer.columns, ({ title, items }) => `<h2>${escaped(title)}</h2><nav>${each(items, link)}</nav>`)}
<p>${escaped(site.footer.copyright)}</p>
</footer>
</body>
</html>`;
  }

  block(block) {
    if (block.type === 'hero')
      return `<section class="hero"><h1>${escaped(block.heading)}</h1>${this.markdown(block.intro)}${links(block)}</section>`;
    return `<section class="${block.type}"><h2>${escaped(block.heading)}</h2>${block.intro ? this.markdown(block.intro) : ''}${this.body(block)}${links(block)}</section>`;
  }

  body({ type, text, items }) {
    switch (type) {
      case 'prose':
        return this.markdown(text);
      case 'cards':
        return `<ul class="grid">${each(items, item => this.item(item))}</ul>`;
      case 'steps':
        return `<ol class="grid">${each(items, item => this.item(item))}</ol>`;
      case 'faq':
        return each(
          items,
          ({ question, answer }) =>
            `<details name="faq"><summary>${escaped(question)}</summary>${this.markdown(answer)}</details>`,
        );
      case 'testimonials':
        return `<div class="grid">${each(items, quote)}</div>`;
      case 'packages':
        return `<div class="grid">${each(items, item => this.offer(item))}</div>`;
      default:
        return '';
    }
  }

  item({ title, text }) {
    return `<li><h3>${escaped(title)}</h3>${this.markdown(text)}</li>`;
  }

  offer({ name, price, text, features, link: order }) {
    return `<article><h3>${escaped(name)}</h3><p class="price">$${price}</p>${this.markdown(text)}<ul>${each(features, feature => `<li>${escaped(feature)}</li>`)}</ul>${links({ links: [order] })}</article>`;
  }
}

function link({ text, href }) {
  return `<a href="${escaped(href)}">${escaped(text)}</a>`;
}

function links({ links }) {
  return links
    ? `<p>${each(links, ({ text, href }) => `<a class="button" href="${escaped(href)}">${escaped(text)}</a>`)}</p>`
    : '';
}

function quote({ name, role, text, rating }) {
  return `<figure><p>${rating} of 5 stars</p><blockquote>${escaped(text)}</blockquote><figcaption>${escaped(name)}, ${escaped(role)}</figcaption></figure>`;
}
