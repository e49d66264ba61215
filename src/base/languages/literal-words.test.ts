// Tests that components and markup hold no words of their own: all are in src/base/languages, so a site can be in any language.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

const PAGES = ['src/draw/page', 'src/ui', 'src/draw/html', 'src/draw/resolve', 'src/browser', 'blocks'];
/** The words of its window are in src/composer/language. */
const COMPOSER = ['frame', 'model', 'server', 'window', 'words'].map(folder => `src/composer/${folder}`);
const LETTERS = /\p{L}/u;
/** Two words, the first with a capital: "Most Popular", "Results for". */
const SENTENCE = /^\p{Lu}\p{L}+ \p{L}/u;
/** Words between two tags in a template. */
const IN_MARKUP = />[^<>]*\p{L}[^<>]*<\/[a-z]/u;
const SHOWN_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|legend|label|content)$/;
const SHOWN_FIELDS = /^(?:text|title|label|heading|legend|caption|alt)$/;

type Node = { type: string; [field: string]: unknown };

/** Finds every text in a source that visitors would read as it is. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;

  function visit(node: Node): void {
    const { type } = node;
    // Error messages are for people who change pages, not for visitors.
    if (type === 'ImportDeclaration' || type === 'ThrowStatement' || type.startsWith('TS')) return;
    if (type === 'JSXText') take(String(node.value));
    if (type === 'JSXElement' || type === 'JSXFragment')
      for (const child of node.children as Node[])
        if (child.type === 'JSXExpressionContainer') textsOf(child.expression as Node).forEach(take);
    if (type === 'JSXAttribute') {
      const { name } = node.name as { name: string };
      const value = node.value as Node | null;
      const inner = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
      if (inner && SHOWN_ATTRIBUTES.test(name)) textsOf(inner).forEach(take);
      if (inner && inner.type !== 'Literal' && name !== 'className') visit(inner);
      return;
    }
    if (type === 'Property' && SHOWN_FIELDS.test(String((node.key as Node).name)))
      textsOf(node.value as Node).forEach(take);
    if (type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)) take(node.value);
    if (type === 'TemplateLiteral')
      for (const text of quasis(node)) if (IN_MARKUP.test(text) || SENTENCE.test(text)) take(text);
    for (const inner of Object.values(node)) for (const one of [inner].flat()) if (isNode(one)) visit(one);
  }

  function take(text: string): void {
    if (LETTERS.test(text)) found.push(text.trim());
  }
}

/** The texts that an expression may become. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return quasis(node);
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap(one => textsOf(one as Node));
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(one => textsOf(one as Node));
  return [];
}

function quasis(node: Node): string[] {
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function sourcesIn(folders: string[]): string[] {
  const all = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  );
  return all.filter(
    name =>
      /\.tsx?$/.test(name) &&
      !/test\.tsx?$|migrations\.ts$|html\/styles\.ts$|window\/parts\/signs\.ts$/.test(name),
  );
}

describe.each([
  ['that draw pages', PAGES],
  ['of the composer', COMPOSER],
])('the sources %s', (_, folders) => {
  const files = sourcesIn(folders);

  it('are looked through', () => expect(files.length).toBeGreaterThan(50));

  it.each(files)('%s says nothing by itself', file => {
    expect(wordsIn(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

it('no style sheet says a word either', () => {
  const sheets = ['src/draw/styles', 'blocks'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.css'))
      .map(name => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const said = sheets.flatMap(sheet =>
    [...sheet.matchAll(/content:[^;]*?"([^"]*)"/g)].map(([, text = '']) => text),
  );
  expect(said).toContain('+');
  expect(said.filter(text => LETTERS.test(text))).toEqual([]);
});

describe('a word is found', () => {
  it.each([
    ['between tags', '<p>Back to Blog</p>', ['Back to Blog']],
    ['beside a value', '<p>{count} reports</p>', ['reports']],
    ['in braces', "<p>{'Step '}{index}</p>", ['Step']],
    ['in a choice', "<p>{isOpen ? 'Open' : null}</p>", ['Open']],
    ['in a template', '<p>{`, about ${name}`}</p>', [', about']],
    ['in a name for those who listen', '<nav aria-label="Breadcrumb" />', ['Breadcrumb']],
    ['in a name that is put together', '<svg aria-label={`Rated ${n}`} />', ['Rated']],
    ['given to a component', '<Choices legend="Category" />', ['Category']],
    ['kept for later', "const label = 'Most Popular';", ['Most Popular']],
    ['in a field', "const crumb = { text: 'Home', href: '/' };", ['Home']],
    [
      'in markup',
      'const skip = `<a href="#main">Skip to content</a>`;',
      ['<a href="#main">Skip to content</a>'],
    ],
  ])('%s', (_, source, words) => {
    expect(wordsIn(source)).toEqual(words);
  });

  it('and what nobody reads is left alone', () => {
    const source = "<p className={wide ? 'a b' : 'Wide b'} id=\"Main\">{say(words, 'menu')} · {', '}</p>";
    expect(wordsIn(source)).toEqual([]);
  });
});
