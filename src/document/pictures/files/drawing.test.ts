import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawingProblems } from './drawing.ts';

function svg(inner: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 3"${attributes}>${inner}</svg>`;
}

const HOSTILE: { [name: string]: string } = {
  'a script': svg('<script>alert(1)</script>'),
  'a script in capitals': svg('<SCRIPT>alert(1)</SCRIPT>'),
  'a script with a prefix':
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>',
  'a script that is a file': svg('<script href="/evil.js"/>'),
  'a script in CDATA': svg('<script><![CDATA[alert(1)]]></script>'),
  'a script behind a comment that seems to go on': svg('<!-- > --><script/><!-- -->'),
  'a script behind what seems to be CDATA': svg('<desc><![CDATA[<!--]]></desc><script/><!-- -->'),
  'a handler': svg('', ' onload="alert(1)"'),
  'a handler in mixed case on a line of its own': svg('<g\n  onClick\n=\n"alert(1)"/>'),
  'a handler of an animation': svg('<animate attributeName="x" dur="1s" onbegin="alert(1)"/>'),
  'a handler with a prefix': svg('<g ev:onclick="alert(1)" xmlns:ev="urn:a"/>'),
  'a web page': svg('<foreignObject><p>Words</p></foreignObject>'),
  'a web page with a prefix': svg('<foreignobject/>'),
  'an iframe': svg('<iframe src="#"/>'),
  'an embed': svg('<embed/>'),
  'an element of a web page under another name': svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'),
  'the same written as numbers': svg('<h:p xmlns:h="http://www.w3.org/1999/&#120;html"/>'),
  'a script in an address': svg('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'),
  'the same written as numbers in an address': svg('<a href="&#106;ava&#x73;cript:alert(1)"/>'),
  'the same with a line end in it': svg('<a href=" java\n&#10;script:alert(1)"/>'),
  'an address that an animation sets': svg(
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
  ),
  'the same with a prefix': svg('<a><set attributeName="xlink:href" to="#b"/></a>'),
  'a handler that an animation sets': svg('<set attributeName="onmouseover" to="alert(1)"/>'),
  'a script among the values of an animation': svg(
    '<animate attributeName="x" values="1;javascript:alert(1)"/>',
  ),
  'a picture of another site': svg('<image href="https://example.com/a.png"/>'),
  'a picture of another site without its protocol': svg('<image xlink:href="//example.com/a.png"/>'),
  'a picture beside it': svg('<image href="photo.jpg"/>'),
  'a drawing of another site': svg('<use href="https://example.com/a.svg#b"/>'),
  'a drawing in an address': svg('<image href="data:image/svg+xml,&lt;svg/>"/>'),
  'a page in an address': svg('<a href="data:text/html,&lt;script>alert(1)&lt;/script>"/>'),
  'a filter of another site': svg('<feImage href="https://example.com/a.png"/>'),
  'another base': svg('<a href="#b"/>', ' xml:base="https://example.com/"'),
  'made-up words': `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${svg('&a;')}`,
  'made-up words of another file': `<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://example.com/a.dtd"> %a;]>${svg('')}`,
  'attributes that every element gets': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
  'rules of another site': `<!DOCTYPE svg SYSTEM "https://example.com/a.dtd">${svg('')}`,
  'another document': '<!DOCTYPE html><svg xmlns="http://www.w3.org/2000/svg"/>',
  'a style sheet of another site': `<?xml-stylesheet href="https://example.com/a.css"?>${svg('')}`,
  'a style sheet that is the drawing itself': `<?xml-stylesheet type="text/xsl" href="#a"?>${svg('')}`,
  'imported styles': svg('<style>@import "https://example.com/a.css";</style>'),
  'imported styles in CDATA': svg('<style><![CDATA[@import url(a.css);]]></style>'),
  'imported styles with a comment in the word': svg('<style>@im<!-- -->port "a.css";</style>'),
  'imported styles with a number in the word': svg('<style>@\\69mport "a.css";</style>'),
  'styles that fetch': svg('<style>path { fill: url(https://example.com/a.svg#b); }</style>'),
  'styles that fetch behind what seems to be a comment': svg(
    '<style>a { b: "/*" } path { fill: url(//example.com) } a { b: "*/" }</style>',
  ),
  'styles that fetch in a set of pictures': svg(
    '<style>path { mask: image-set("https://example.com/a.png" 1x) }</style>',
  ),
  'styles that fetch in the second place of a set of pictures': svg(
    '<style>path { cursor: image-set("#a" 1x, "https://example.com/a.png" 2x), auto }</style>',
  ),
  'styles that fetch in a set of pictures that is another word': svg(
    '<style>g { --a: "https://example.com/a.png" } path { cursor: IMAGE-SET(var(--a) 1x), auto }</style>',
  ),
  'styles that fetch to fade two pictures': svg(
    '<style>path { mask: -webkit-cross-fade("https://example.com/a.png", url(#b), 50%) }</style>',
  ),
  'styles that fetch by another name': svg('<style>path { mask: sr\\63(var(--a)) }</style>'),
  'styles around others': svg('<style><style/>@import "https://example.com/a.css";</style>'),
  'a pointer that fetches': svg(`<path cursor="image-set('https://example.com/a.png' 1x), auto"/>`),
  'a pointer that fetches when it moves': svg(
    `<path><set attributeName="cursor" to="image-set('https://example.com/a.png' 1x)"/></path>`,
  ),
  'a link that reports who follows it': svg('<a href="#b" ping="#c https://example.com/"/>'),
  'a set of pictures': svg('<image href="#b" srcset="#b 1x, https://example.com/a.png 2x"/>'),
  'a report that an animation sets': svg('<a><set attributeName="ping" to="#b"/></a>'),
  'a filter that leads out': svg('<path filter="url(https://example.com/a.svg#b)"/>'),
  'tags that cross': svg('<g><path></g></path>'),
  'a beginning that comes late': `${svg('')}<?xml version="1.0" encoding="UTF-8"?>`,
  'letters of two bytes': svg('<g>\0</g>'),
  'an attribute that fetches': svg('<path fill="url(https://example.com/a.svg#b)"/>'),
  'an attribute that fetches, written as numbers': svg(
    '<path style="fill: u\\72l(&#104;ttps://example.com/a)"/>',
  ),
  'a script in a style': svg('<path style="-moz-binding: url(#a)"/>'),
  'styles without an end': '<svg xmlns="http://www.w3.org/2000/svg"><style>path {}',
  'another encoding': `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
  'a tag that no program reads alike': svg('<g a="<" onload="alert(1)"/>'),
  'an attribute without quotation marks': svg('<g onload=alert(1)/>'),
  'a comment without an end': svg('<!-- <g/>'),
  'rules of a web page': `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">${svg('')}`,
  'rules of a web page that drawings are a part of': `<!DOCTYPE svg PUBLIC '-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>${svg('')}`,
  'rules that a browser has in its own folder': `<!DOCTYPE svg SYSTEM "http://www.w3.org/Graphics/SVG/1.1/DTD/htmlmathml-f.ent">${svg('')}`,
  ...Object.fromEntries(
    [
      ...['<a href="javascript&colon;alert(1)"/>', '<set attributeName="xlink&colon;href" to="#a"/>'],
      ...['<style>&commat;import "a.css";</style>', '<path fill="url&lpar;https&colon;//a.example/&rpar;"/>'],
      // A browser that knows the rules of SVG leaves such a word out: "javascript:".
      ...['<a href="java&none;script:alert(1)"/>', '<title>&frac12;</title>', '<title>&LT;</title>'],
      ...['<title>A & B</title>', '<title>&amp</title>', '<title>&a.b:c-d;</title>', '<title>&é;</title>'],
      ...['<g id="&#0;"/>', '<g id="&#xD800;"/>', '<g id="&#X6A;"/>', '<g id="&#106"/>', '<g id="&#8;"/>'],
      ...['<g id="&#x110000;"/>', '<g id="&#xFFFF;"/>', '<g id="&;"/>', '<g id="&#;"/>', '<g id="&#x;"/>'],
    ].map(inner => [inner, svg(inner)]),
  ),
};

describe('a drawing is refused with', () => {
  test.each(Object.entries(HOSTILE))('%s', (_, text) => {
    const [first] = drawingProblems(text);
    expect(first?.message).toMatch(
      /^This drawing .+\. Take that out, or save the drawing anew as plain SVG\.$/s,
    );
    expect(first?.offset).toBeLessThan(text.length);
  });
});

const HARMLESS: { [name: string]: string } = {
  'shapes, gradients and parts that are used again': svg(
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path id="b" fill="url(#a)"/><use xlink:href="#b"/><use href="#b"/>',
  ),
  'the usual beginning': `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('')}`,
  ...Object.fromEntries(
    [
      'PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"',
      'PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"',
      "PUBLIC '-//W3C//DTD SVG 1.1//EN'\n  'https://www.w3.org/Graphics/SVG/1.1/DTD/svg11-flat.dtd'",
      'PUBLIC "-//W3C//DTD SVG 1.1 Basic//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11-basic.dtd"',
      'PUBLIC "-//W3C//DTD SVG 1.1 Tiny//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11-tiny.dtd"',
      'SYSTEM "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"',
    ].map(rules => [`the rules ${rules}`, `<!DOCTYPE svg ${rules}>${svg('')}`]),
  ),
  'words with signs that are numbers or names of XML': svg(
    '<title>Oak &amp; ash&#160;&#xBD; &lt;b&gt; &quot;&apos;&#128512;</title><![CDATA[&nbsp;]]><!-- & &nbsp; -->',
  ),
  'what Inkscape notes': svg(
    `<sodipodi:namedview inkscape:zoom="1.4" inkscape:current-layer="layer1"><inkscape:grid type="xygrid"/></sodipodi:namedview>
     <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
     <g inkscape:label="Ebene 1" inkscape:groupmode="layer" style="font-family:'Public Sans';-inkscape-font-specification:'Public Sans'"/>`,
    ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" inkscape:export-filename="C:\\Users\\me\\a.png"',
  ),
  'what Illustrator notes': svg(
    '<style type="text/css"><![CDATA[.st0{fill:#1A1A1A;}.st1{clip-path:url(#SVGID_2_);}]]></style><i:pgf id="adobe_illustrator_pgf"><![CDATA[eJzsvWmTHkdyJvi]]></i:pgf>',
    ' xml:space="preserve" style="enable-background:new 0 0 4 3;" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"',
  ),
  'a photograph and a typeface in it': svg(
    '<style>@font-face { font-family: "A"; src: url(data:font/woff2;base64,d09G) }</style><image xlink:href="data:image/png;base64,\niVBO Rw0K"/>',
  ),
  'notes of an editor that look like styles': svg(
    '<g id="image(1)" inkscape:label="src(2)" data-name="cross-fade(3)" transform="translate(1 2)"/>',
  ),
  'an animation of shapes': svg('<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>'),
  'words that speak of scripts': svg(
    '<title>How &lt;script> and onload= work: javascript:</title><text>url(https://example.com)</text>',
  ),
  'a comment with markup': svg('<!-- <script>alert(1)</script> -->'),
  'quotation marks of both kinds': svg(`<g data-name='a "b" > c' aria-label="it's"/>`),
  'a text that is no drawing': 'not a drawing',
};

describe('a drawing is published with', () => {
  test.each(Object.entries(HARMLESS))('%s', (_, text) => {
    expect(drawingProblems(text)).toEqual([]);
  });
});

test('the drawings of all sites here are published', () => {
  const folders = ['pages', 'examples/pages', 'tests/second-site/pages'];
  const names = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  );
  const drawings = names.filter(name => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(40);
  expect(drawings.filter(name => drawingProblems(readFileSync(name, 'utf8')).length > 0)).toEqual([]);
});

/** Each level shows the level below ten times. A few kilobytes become ten to the power of "count" parts. */
function levels(count: number, part: (id: string, below: string) => string): string {
  const names = Array.from({ length: count }, (_, level) => [`l${level + 1}`, `l${level}`] as const);
  return names.map(([id, below]) => part(id, below)).join('');
}

const ten = (part: string) => part.repeat(10);

const REPEATING: { [name: string]: (count: number) => string } = {
  uses: count =>
    svg(
      `<rect id="l0"/>${levels(count, (id, below) => `<g id="${id}">${ten(`<use xlink:href="#${below}"/>`)}</g>`)}`,
    ),
  'uses of symbols': count =>
    svg(
      `<symbol id="l0"/>${levels(count, (id, below) => `<symbol id="${id}">${ten(`<use href=" #${below} "/>`)}</symbol>`)}<use href="#l${count}"/>`,
    ),
  patterns: count =>
    svg(
      levels(count, (id, below) => `<pattern id="${id}">${ten(`<path fill="url(#${below})"/>`)}</pattern>`),
    ),
  'patterns of a group': count =>
    svg(
      levels(
        count,
        (id, below) => `<pattern id="${id}"><g stroke="url('#${below}')">${ten('<path/>')}</g></pattern>`,
      ),
    ),
  masks: count =>
    svg(
      levels(
        count,
        (id, below) => `<mask id="${id}">${ten(`<path style="mask: url(&quot;#${below}&quot;)"/>`)}</mask>`,
      ),
    ),
  'clip paths of a class': count =>
    svg(
      `<style>${levels(count, (id, below) => `g > path.${id}:first-child, .x { clip-path: u\\72l(#${below}) /* } */ }`)}</style>${levels(count, id => `<clipPath id="${id}">${ten(`<path class="${id} y"/>`)}</clipPath>`)}`,
    ),
  'masks of names and identifiers': count =>
    svg(
      `<style>@media screen { rect { mask: url(#l${count}) } ${levels(count, (id, below) => `#p${id} { opacity: 1; &amp; { mask: url(#${below}) } }`)} }</style>${levels(count, id => `<mask id="${id}">${ten(`<g id="p${id}"><path/></g>`)}</mask>`)}`,
    ),
  markers: count =>
    svg(
      levels(
        count,
        (id, below) =>
          `<marker id="${id}"><path d="M0 1L2 3 4 5 6 7 8 9" marker-mid="url(#${below})"/></marker>`,
      ),
    ),
  'pictures of filters': count =>
    svg(
      levels(
        count,
        (id, below) =>
          `<filter id="f${id}"><feImage href="#${below}"/></filter><g id="${id}">${ten(`<path filter="url(#f${id})"/>`)}</g>`,
      ),
    ),
  animations: count =>
    svg(
      levels(
        count,
        (id, below) =>
          `<pattern id="${id}">${ten(`<path><set attributeName="fill" to="url(#${below})"/></path>`)}</pattern>`,
      ),
    ),
};

const TOO_MANY =
  'This drawing repeats parts inside parts until they come to more than 20,000, which stops browsers. Repeat fewer of them, or save it as a picture (PNG or WebP).';

const shapes = (count: number) => '<path/>'.repeat(count);

describe('a drawing that comes to more than a browser can draw is refused, and not one of a few levels, with', () => {
  test.each(Object.entries(REPEATING))('%s', (_, drawing) => {
    expect(drawingProblems(drawing(2))).toEqual([]);
    for (const count of [29, 300])
      expect(drawingProblems(drawing(count)).map(({ message }) => message)).toEqual([TOO_MANY]);
  });

  /** Nothing is repeated inside of another repeat here, so only the sum tells. */
  test.each([
    ['200 uses of a hundred shapes and one more', '<use href="#a"/>'.repeat(201), 'g'],
    ['a hundred shapes painted with twice as many', `<g fill="url(#a)">${shapes(201)}</g>`, 'pattern'],
  ])('%s', (_, uses, name) => {
    const drawing = svg(`<${name} id="a">${shapes(99)}</${name}>${uses}`);
    expect(drawingProblems(drawing).map(({ message }) => message)).toEqual([TOO_MANY]);
    expect(drawingProblems(drawing.replace(shapes(99), shapes(50)))).toEqual([]);
  });
});

const IN_A_CIRCLE: { [name: string]: string } = {
  'a use of what is around it': svg('<g id="a"><use href="#a"/></g>'),
  'two uses of each other': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'a mask in its own mask': svg('<mask id="a"><path mask="url(#a)"/></mask>'),
  'a pattern by a class': svg('<style>.a{fill:url(#a)}</style><pattern id="a"><path class="a"/></pattern>'),
};

describe('a drawing is refused that shows itself in itself, as', () => {
  test.each(Object.entries(IN_A_CIRCLE))('%s', (_, text) => {
    expect(drawingProblems(text).map(({ message }) => message)).toEqual([
      'This drawing repeats a part inside that part itself, which comes to no end. Take that out, or save the drawing anew as plain SVG.',
    ]);
  });
});

const REPEATING_LITTLE: { [name: string]: string } = {
  'many uses of one part': svg(`<g id="a">${'<path/>'.repeat(20)}</g>${'<use href="#a"/>'.repeat(900)}`),
  'many shapes with the same colours, in groups with colours of their own': svg(
    `<linearGradient id="b">${'<stop/>'.repeat(20)}</linearGradient><linearGradient id="a" href="#b"/>${'<g fill="url(#a)">'.repeat(20)}${'<path stroke="url(#a)"/>'.repeat(9000)}${'</g>'.repeat(20)}`,
  ),
  'groups that are cut out of what stands in them': svg(
    '<g clip-path="url(#c)" fill="url(#p)"><defs><path id="s"/><clipPath id="c"><use href="#s"/></clipPath><pattern id="p"><path/></pattern></defs><use href="#s"/></g>',
  ),
  'a link and an animation that lead to what is around them': svg(
    '<g id="a"><a href="#a"><path/></a><animateTransform href="#a" attributeName="transform"/></g>',
  ),
  'a long chain': svg(
    `<path id="l0"/>${levels(100, (id, below) => `<g id="${id}"><use href="#${below}"/></g>`)}`,
  ),
};

describe('a drawing is published that repeats little, as', () => {
  test.each(Object.entries(REPEATING_LITTLE))('%s', (_, text) => {
    expect(drawingProblems(text)).toEqual([]);
  });
});

test('names the place and what is there', () => {
  const text = svg('\n  <g/>\n  <a href="https://example.com/">\n    <path onclick="x()"/>\n  </a>\n');
  expect(drawingProblems(text).map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    'href="https://example.com/"',
    'onclick="x()"',
  ]);
  expect(drawingProblems(text).map(({ message }) => message)).toEqual([
    'This drawing names something outside of itself ("https://example.com/"). Take that out, or save the drawing anew as plain SVG.',
    'This drawing runs a script when something happens to it ("onclick"). Take that out, or save the drawing anew as plain SVG.',
  ]);
});

test.each([
  [
    '&nbsp;',
    'holds "&nbsp;", a name that XML does not have (write the sign itself or its number: "&#160;" for "&nbsp;")',
  ],
  ['&', 'holds a single "&" (write "&amp;")'],
  ['&#0;', 'holds "&#0;", which stands for no sign'],
])('names what it does not know, at its place: %s', (written, message) => {
  const text = svg(`<title>a&#160;b\n${written} c</title><g onclick="x()"/>`);
  expect(drawingProblems(text)).toMatchObject([
    {
      offset: text.indexOf(written, text.indexOf('\n')),
      length: written.length,
      message: `This drawing ${message}. Take that out, or save the drawing anew as plain SVG.`,
    },
  ]);
});

test('a drawing that was made to be slow to read is not', () => {
  const cost = (size: number) => {
    const start = process.cpuUsage();
    for (const part of [
      '<',
      '<a',
      '<a ',
      '<!--',
      '<![CDATA[',
      '<!DOCTYPE svg "',
      '<a b="',
      '&#',
      '&',
      '&amp;',
      '\\',
      'url(',
      '/*',
      ' ',
      '<g/>',
      '(',
      '[',
      'a{',
      '"\\',
    ])
      for (const text of [part.repeat(size), svg(`<style>${part.repeat(size)}</style>`)])
        drawingProblems(text);
    drawingProblems(svg(`<path style="url(${' '.repeat(3 * size)}x)"/>`));
    drawingProblems(svg(`<path style="url(x${' '.repeat(3 * size)}x)"/>`));
    drawingProblems(
      svg(
        `<style>${'.a,'.repeat(size / 10)}b{${'fill:url(#a);'.repeat(size / 10)}}</style><g id="a"/>${'<g class="a"/>'.repeat(size / 10)}`,
      ),
    );
    drawingProblems(
      svg(`${'<g id="a">'.repeat((3 * size) / 10)}<use href="#a"/>${'</g>'.repeat((3 * size) / 10)}`),
    );
    return process.cpuUsage(start).user;
  };
  // The first one compiles what the others measure.
  cost(10_000);
  const [some, more] = [cost(25_000), cost(100_000)];
  // Four times as much takes four times as long. It would be sixteen times with each letter looking at all others.
  expect(more / some).toBeLessThan(9);
});
