import { describe, expect, it } from 'vitest';
import { findInFile, findInHtml, findInModel, nothingNamed } from './find.ts';

function addressesIn(html: string): string[] {
  const named = nothingNamed();
  findInHtml(html, named);
  return [...named.addresses];
}

describe('addresses in HTML', () => {
  it.each<[kind: string, html: string, addresses: string[]]>([
    ['a link', '<a class="x" href="/a">A</a>', ['/a']],
    ['a picture', '<img src="/a.png" alt="" width="1" height="1"/>', ['/a.png']],
    ['pictures of several sizes', '<img srcSet="/a.png 1x, /b.png 2x">', ['/a.png', '/b.png']],
    [
      'pictures by width, without spaces',
      '<source srcset=" /a.png 640w,/b,c.png 1280w">',
      ['/a.png', '/b,c.png'],
    ],
    ['pictures without a size', '<img srcset="/a.svg#v(0,0,4,3), /b.svg">', ['/a.svg#v(0,0,4,3)', '/b.svg']],
    ['a preload', '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin>', ['/fonts/a.woff2']],
    ['a preloaded picture', '<link rel="preload" as="image" imagesrcset="/a.png 2x">', ['/a.png']],
    ['an icon', "<link rel='icon' href='/favicon.svg'>", ['/favicon.svg']],
    ['a film and its poster', '<video poster="/a.jpg"><source src="/a.mp4"></video>', ['/a.jpg', '/a.mp4']],
    ['a part of a drawing', '<svg><use xlink:href="/a.svg#b"/><use href="#c"/></svg>', ['/a.svg#b', '#c']],
    ['a script', '<script type="module" src="/a.js"></script>', ['/a.js']],
    [
      'a script that a script fetches',
      '<script>const l=()=>import(`/assets/app.js`+a)</script>',
      ['/assets/app.js'],
    ],
    ['the styles that the app fetches', '<main data-styles="/a.css">', ['/a.css']],
    [
      'styles',
      '<style>@font-face{src:url(/a.woff2)}p{background:url("/b c.png"),url( \'/d.png\' )}</style>',
      ['/a.woff2', '/b c.png', '/d.png'],
    ],
    ['a style of one element', '<p style="background:url(&quot;/a.png&quot;)">', ['/a.png']],
    [
      'the picture for other sites',
      '<meta property="og:image" content="https://www.example.com/a.png">',
      ['https://www.example.com/a.png'],
    ],
    ['a page that leads on', '<meta http-equiv="refresh" content="0; url=/a">', ['/a']],
    ['a search', '<form action="/find"><input name="q"></form>', ['/find']],
    [
      'what search engines are told',
      '<script type="application/ld+json">{"@graph":[{"@id":"https://www.example.com/#us","url":"https://www.example.com/a","name":"/b"}]}</script>',
      ['https://www.example.com/a'],
    ],
    ['capitals, line breaks and no quotes', '<A\n  CLASS=x\n  HREF = /a\n>', ['/a']],
    ['entities', '<a href="/a?b=1&amp;c=&quot;&#39;&#x2F;&lt;&unknown;">', ['/a?b=1&c="\'/<&unknown;']],
    ['signs of tags inside of a value', '<a title="a > b <a href=\'/no\'>" data-x=\'"\' href="/a">', ['/a']],
    ['an attribute that stands there twice', '<a href="/a" href="/b">', ['/a']],
    ['attributes without a value or a space', '<input required/><a download href="/a"data-b="c">', ['/a']],
    ['none', '<a href="">', ['']],
  ])('%s', (_, html, addresses) => {
    expect(addressesIn(html)).toEqual(addresses);
  });

  it.each([
    ['words that look like HTML', '<p>a < b href="/a" &lt;a href="/b"></p>'],
    ['a comment', '<!-- <a href="/a"> -->'],
    ['a script', '<script>x="<a href=\'/a\'>"</script>'],
    ['what belongs to others', '<a data-href="/a" hrefx="/b" ref="/c">'],
    ['a description', '<meta name="description" content="https://www.example.com/a is where we are">'],
    ['whoever answers a POST', '<form method="POST" action="/send"></form>'],
    ['a mark in a drawing', '<style>p{filter:url(#glow)}</style>'],
    [
      'structured data that is no JSON',
      '<script type="application/ld+json">{"url":"https://www.example.com/a"</script>',
    ],
    ['what never ends', '<a class="x href=/a'],
    ['nothing but a beginning', '<'],
  ])('not in %s', (_, html) => {
    expect(addressesIn(html)).toEqual([]);
  });

  it('with the ids that links can lead to', () => {
    const named = nothingNamed();
    findInHtml('<main id="main"><p id=a></p><p ID=\'b&amp;c\' data-id="d">id="e"</p></main>', named);
    expect([...named.ids]).toEqual(['main', 'a', 'b&c']);
  });

  it('in time that grows with the text, whatever stands in it', () => {
    const much = (part: string) => part.repeat(200_000);
    for (const html of [
      much('<'),
      much('<a '),
      much('<a href="'),
      `<a ${much('=')}`,
      `<a ${much(' /')}`,
      much('<!--'),
    ])
      expect(() => addressesIn(html)).not.toThrow();
  }, 5_000);
});

it('addresses in the page model are those of links, pictures and texts', () => {
  const named = nothingNamed();
  const text = { __html: '<p>Write href="/no", or <a href="/c">read</a>.</p>' };
  findInModel(
    { route: '/no', blocks: [{ items: [{ href: '/a' }, null, { image: { src: '/b.png' } }], text }] },
    named,
  );
  expect([...named.addresses]).toEqual(['/a', '/b.png', '/c']);
});

describe('addresses in files about the whole site', () => {
  it.each<[name: string, text: string, addresses: string[]]>([
    ['assets/blocks.css', '.a{background:url(/a.png)}', ['/a.png']],
    ['manifest.webmanifest', '{"name":"/b","start_url":"/","icons":[{"src":"/a.png"}]}', ['/', '/a.png']],
    [
      'robots.txt',
      'Allow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
      ['https://www.example.com/sitemap.xml'],
    ],
    [
      'sitemap.xml',
      '<urlset xmlns="http://www.sitemaps.org"><url><loc>https://www.example.com/a&amp;b</loc></url></urlset>',
      ['https://www.example.com/a&b'],
    ],
    [
      'feed.xml',
      '<feed><link href="https://www.example.com/"/><id>https://www.example.com/a</id></feed>',
      ['https://www.example.com/', 'https://www.example.com/a'],
    ],
    ['_redirects', '/old /new 301\n/older /newer 301\n', ['/new', '/newer']],
    ['_headers', '/*\n  Cache-Control: public\n', []],
    ['favicon.svg', '<svg><use href="/no"/></svg>', []],
  ])('%s', (name, text, addresses) => {
    expect(findInFile(name, text)).toEqual(addresses);
  });
});
