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

test('a drawing that was made to be slow to read is not', () => {
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
    '\\',
    'url(',
    '/*',
    ' ',
    '<g/>',
  ])
    for (const text of [part.repeat(100_000), svg(`<style>${part.repeat(100_000)}</style>`)])
      drawingProblems(text);
  drawingProblems(svg(`<path style="url(${' '.repeat(300_000)}x)"/>`));
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
});
