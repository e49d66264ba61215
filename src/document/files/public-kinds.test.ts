// Which files may be published as they are, asked through the check: none that a browser would run as a part of the site.
import { expect, it } from 'vitest';
import { siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { listPublicFiles } from './public.ts';

const SCRIPT = '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>';
const PAGE = `<y xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</y>`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const REFUSED: [name: string, content: string | Buffer][] = [
  ['evil.html', '<!doctype html><title>x</title><script src="/evil.txt"></script>'],
  ['evil.HTM', '<b>x</b>'],
  ['deep/in/evil.html', 'Words first. <img src=x onerror=alert(1)>'],
  ['packed.html', utf16('<script>alert(1)</script>')],
  ['long.html', 'x'.repeat(20_000)],
  ['evil.xhtml', SCRIPT],
  ['evil.shtml', 'x'],
  ['evil.xml', `<a>${SCRIPT}</a>`],
  ['drawing.xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['named.xml', "<a:script xmlns:a='http://www.w3.org/1999/xhtml'>alert(1)</a:script>"],
  ['hidden.xml', '<script xmlns="http://www.w3.org/1999/&#120;html">alert(1)</script>'],
  ['styled.xml', '<?xml version="1.0"?><?xml-stylesheet href="/x.txt" type="text/xsl"?><a/>'],
  ['entity.xml', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['attribute.xml', '<!DOCTYPE a [<!ATTLIST a xmlns CDATA "http://www.w3.org/1999/xhtml">]><a/>'],
  ['encoded.xml', '<?xml version="1.0" encoding="utf-7"?><a/>'],
  ['wide.xml', utf16(`<a>${SCRIPT}</a>`)],
  ['cut.xml', `<a>${SCRIPT}`],
  // A real element between two signs that make it look like the value of an attribute, or like a quoted text.
  ...Object.entries({
    text: `<x>a='${PAGE}'</x>`,
    cdata: `<x><![CDATA[a=']]>${PAGE}<![CDATA[']]></x>`,
    comment: `<x><!-- a=' -->${PAGE}<!-- ' --></x>`,
    'not-cdata': `<x><!-- <![CDATA[ -->${PAGE}<!-- ]]> --></x>`,
    'not-comment': `<x><![CDATA[<!--]]>${PAGE}<![CDATA[-->]]></x>`,
    'short-comment': `<x><!--> -->${PAGE}<!-- --></x>`,
    prefix: `<x a=">" xmlns:b = 'http://www.w3.org/1999/xhtml'><b:script>alert(1)</b:script></x>`,
  }).map(([name, text]): [string, string] => [`${name}.xml`, text]),
  ['unclosed.xml', '<x><![CDATA[</x>'],
  ['crossed.xml', '<x><y></x></y>'],
  ['unquoted.xml', '<x y=z/>'],
  ['late.xml', '<x/><?xml version="1.0" encoding="utf-7"?>'],
  ['bell.xml', '<x>\x07</x>'],
  ['bell-number.xml', '<x>&#7;</x>'],
  ['named-sign.xml', '<x a="a&colon;b"/>'],
  ['single-sign.xml', '<x>Oak & ash</x>'],
  // Hosts that do not know a kind say nothing of it, and a browser looks for itself.
  ...['raw', 'jxl', 'woff2', 'ico', 'pdf', 'step', 'avif', 'md'].map(
    ending => [`page.${ending}`, ' \n\ufeff<!--RIFF----WEBP--><script>alert(1)</script>'] as [string, string],
  ),
  ...['page.html.raw', 'page.SVG.jxl', 'page.php.txt', 'a.xml.b.pdf'].map(
    name => [name, 'Words.'] as [string, string],
  ),
  ['place.kml', `<kml>${SCRIPT}</kml>`],
  ['feed.atom', `<feed>${SCRIPT}</feed>`],
  ...['js', 'mjs', 'wasm', 'css', 'swf', 'htc', 'mht', 'xsl', 'xht', 'php', 'exe', 'html~1'].map(
    ending => [`evil.${ending}`, 'x'] as [string, string],
  ),
  ['faq.html.gz', 'x'],
  ['faq.html.br', 'x'],
  ['evil.html ', 'x'],
  ['evil', '<!doctype html><script>alert(1)</script>'],
  ['a\nb.txt', 'x'],
  ['a\u202etxt.pdf', 'x'],
  ['_worker.txt', 'x'],
  ['_routes/a.txt', 'x'],
  ['.well-known/evil', '<script>alert(1)</script>'],
];

const PUBLISHED: [name: string, content: string | Buffer][] = [
  ['google1234567890abcdef.html', 'google-site-verification: google1234567890abcdef.html'],
  ['BingSiteAuth.xml', '<?xml version="1.0"?>\n<users>\n  <user>0123456789</user>\n</users>\n'],
  [
    'podcast.xml',
    '<?xml version="1.0" encoding="UTF-8"?><rss xmlns:a="http://www.w3.org/2005/Atom"><b>x</b></rss>',
  ],
  [
    'quoting.xml',
    `<?xml version="1.0"?><rss><a title='xmlns="http://www.w3.org/1999/xhtml" &lt;?xml-stylesheet?>'/><!-- ${SCRIPT} <!DOCTYPE x> --><b><![CDATA[<?xml-stylesheet?>${SCRIPT}]]></b><c>&lt;p xmlns="http://www.w3.org/1999/xhtml">&lt;/p></c></rss>`,
  ],
  ['CNAME', 'www.example.com\n'],
  ['ads.txt', '<script> is words here'],
  ['terms.PDF', '%PDF-1.7'],
  ['photo.jpg', '\xff\xd8\xff<script>'],
  ['html.json', '[]'],
  ['php.txt', 'x'],
  ['prices.csv', '<b>,1'],
  ['files/prices.xlsx', 'PK'],
  ['data.json', '{}'],
  ['.well-known/security.txt', 'Contact: mailto:security@example.com'],
  ['.well-known/apple-app-site-association', '{}'],
];

it.each(REFUSED)('%s is refused', (name, content) => {
  const { root, problems } = siteWith({ [`pages/_public/${name}`]: content });
  const said = problems().filter(({ level }) => level === 'error');
  expect(said.map(({ file }) => file)).toEqual([`pages/_public/${name}`]);
  expect(said[0]?.message).toMatch(/^[A-Z].+\.$/);
  expect(listPublicFiles(root).names).not.toContain(name);
});

it.each(PUBLISHED)('%s is published', (name, content) => {
  const { root, says } = siteWith({ [`pages/_public/${name}`]: content });
  expect(says()).toEqual([]);
  expect(listPublicFiles(root).names).toContain(name);
});

/** Puts all files into one site, and returns what is said of each. */
function saidOf(files: { [name: string]: string }): { [name: string]: string } {
  const named = Object.entries(files).map(([name, content]) => [`pages/_public/${name}`, content]);
  const { root, problems } = siteWith(Object.fromEntries(named));
  const { names } = listPublicFiles(root);
  const said = problems().map(({ file, level, message }) => {
    const name = file.replace('pages/_public/', '');
    const place = names.includes(name) ? 'published' : 'left out';
    return [name, `${level}, ${place}: ${message}`];
  });
  return Object.fromEntries(said);
}

const withContent = (names: string[], content: string) =>
  Object.fromEntries(names.map(name => [name, content]));

it('a part of a name that hosts obey is refused, whatever the ending says', () => {
  const encodings = ['sjis', 'utf7', 'iso2022-JP', 'euc-kr', 'big5', 'utf16le'];
  const programs = ['PHP5', 'phar', 'py', 'fcgi', 'asp', 'jsp', 'shtml', 'php '];
  const others = ['terms.var.txt', 'a.php..txt', 'page.gz.raw', 'a.br.pdf', 'a.pl.de.pdf'];
  const markup = ['feed.gb.xml', 'drawing.sjis.svg', ...encodings.map(part => `feed.${part}.xml`)];
  const files = {
    ...withContent([...programs.flatMap(part => [`a.${part}.txt`, `a.${part}.jpg`]), ...others], 'Words.'),
    ...withContent(markup, '<rss/>'),
    'google123.hz.html': 'google-site-verification: google123.html',
  };
  const said = saidOf(files);
  for (const name of Object.keys(files))
    expect([name, said[name]]).toEqual([
      name,
      expect.stringMatching(/^error, left out: Some hosts take this/),
    ]);
  expect(said['terms.var.txt']).toBe(
    'error, left out: Some hosts take this for another kind of file, because ".var" is in the middle of its name. Rename it with "npm run rename /terms.var.txt /terms-var.txt".',
  );
});

it('a part of a name that is a number, a version, a language or nobody’s ending may stand before it', () => {
  const parts = [
    'v1.2',
    'min',
    '2024',
    '2024-05',
    'de',
    'EN',
    'pt-br',
    'de-AT',
    '',
    ' Pölten',
    'Größe',
    '第一',
  ];
  const names = parts.map(part => `terms.${part}.pdf`);
  expect(saidOf(withContent(names, '%PDF-1.7'))).toEqual({});
});

it('any other part is published once more, with a warning that says how to rename the file', () => {
  const renamed = {
    'Dr.Mueller.pdf': 'Dr-Mueller.pdf',
    'page.html.txt': 'page-html.txt',
    'files/acme.com.ua.v2.pdf': 'files/acme-com-ua.v2.pdf',
    'terms.sjis.txt': 'terms-sjis.txt',
    'logo.xx.png': 'logo-xx.png',
  };
  const said = saidOf(withContent(Object.keys(renamed), 'Words.'));
  for (const [name, to] of Object.entries(renamed))
    expect(said[name]).toMatch(
      new RegExp(
        `^warning, published: Some hosts may take .* does not publish it any more. Rename it with "npm run rename /${name} /${to}"\\.$`,
      ),
    );
});

it('suggests no command in which a name could say more than a name', () => {
  const { says } = siteWith({ 'pages/_public/$(x) a.b.pdf': '%PDF-1.7' });
  expect(says()).toEqual([expect.stringMatching(/any more\. Rename it to "\$\(x\) a-b\.pdf"\.$/)]);
});

it('says of files that hosts would obey that they are not published', () => {
  const names = ['.htaccess', 'images/.HTACCESS', '.htpasswd', '.well-known/.htaccess', '.user.ini'];
  const said = saidOf(withContent(names, 'Options +ExecCGI'));
  expect(Object.keys(said).sort()).toEqual([...names].sort());
  for (const name of names) expect(said[name]).toMatch(/^warning, left out: A host would obey this file/);
});

it('nothing hidden goes out but what services look for in .well-known', () => {
  const files = [
    '.env',
    '.git/config',
    '.well-known/.env',
    '.well-knownish/a.txt',
    'a/.b/c.txt',
    'a/.well-known/b.txt',
  ];
  const { root } = siteWith(Object.fromEntries(files.map(name => [`pages/_public/${name}`, 'x'])));
  expect(listPublicFiles(root).names.filter(name => name.includes('.env') || /\/\.|^\./.test(name))).toEqual(
    [],
  );
});

it('says of each kind what to do instead', () => {
  const { says } = siteWith({
    'pages/_public/a.html': '<p>',
    'pages/_public/b.js': '',
    'pages/_public/c.css': '',
    'pages/_public/d.zebra': '',
    'pages/_public/news.xml': '<rss>10&nbsp;a.m.</rss>',
  });
  expect(says()).toEqual([
    'A browser would run this as a page of the site, past all that is checked. Pages are documents in pages/. Of such files only those may be here that hold a few words without "<", as search engines ask for; where yours has more in it, choose the record in the name service (DNS) instead.',
    'A browser would run this file as a part of the site. Only blocks hold code. Take this file out of pages/_public.',
    'Styles have their place in pages/_look/extra.css. Take this file out of pages/_public.',
    'Nobody can tell what a browser makes of a file that ends in ".zebra", so it is not published. Save it as another kind, such as PDF, or pack it (.zip).',
    'This file holds "&nbsp;", a name that XML does not have (write the sign itself or its number: "&#160;" for "&nbsp;").',
  ]);
});
