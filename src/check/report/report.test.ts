import { expect, test } from 'vitest';
import { hero, pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

const FILES = {
  'pages/index.json': pageWith({ blocks: [{ ...hero, links: [{ txet: 'Read', href: '/' }] }] }),
  'pages/alone.json': pageWith({ title: '100%: alone, or not' }),
};

test('text says the place, the sentence, the lines around it and the sum', () => {
  const { library, problems } = siteWith(FILES);
  expect(textReport(problems(), library)).toBe(
    `pages/alone.json  Warning: No other page leads here. Link to it, or write "index": false where that is meant.

pages/index.json:11:11  hero › links[0]: "txet" is not a field of a link. Did you mean "text"?
   9 |       "links": [
  10 |         {
  11 |           "txet": "Read",
     |           ^^^^^^
  12 |           "href": "/"

1 mistake and 1 warning in 2 files.`,
  );
});

test('text says a warning that many pages have once, with the first five; other programs get each', () => {
  const names = [...'abcdefghijk'];
  const { library, problems } = siteWith(
    Object.fromEntries(names.map(name => [`pages/${name}.json`, pageWith({ title: `Page ${name}` })])),
  );
  expect(textReport(problems(), library)).toBe(
    `pages/a.json  Warning: No other page leads here. Link to it, or write "index": false where that is meant.
  11 places say this: the one above, pages/b.json, pages/c.json, pages/d.json, pages/e.json and 6 more.

12 pages, no mistakes, 11 warnings.`,
  );
  expect(JSON.parse(jsonReport(problems(), library)).problems).toHaveLength(11);
  expect(githubReport(problems(), library).match(/^::warning/gm)).toHaveLength(11);
  const ten = problems().slice(0, 10);
  expect(textReport(ten, library).match(/No other page leads here/g)).toHaveLength(10);
});

test('text says that all is well', () => {
  const { library, problems } = siteWith({});
  expect(textReport(problems(), library)).toBe('1 page, no mistakes.');
});

test('text has colours only where they are wanted', () => {
  const { library, problems } = siteWith(FILES);
  const plain = textReport(problems(), library);
  const coloured = textReport(problems(), library, { colours: true });
  expect(plain).not.toContain('\u001b');
  expect(coloured).toContain('\u001b[31m');
});

test('github gets a command for each problem, and the text', () => {
  const { library, problems } = siteWith(FILES);
  const [warning, error, stop = '', ...text] = githubReport(problems(), library).split('\n');
  expect(warning).toMatch(/^::warning file=pages\/alone\.json,line=1,col=1,title=Warning::No other page/);
  expect(error).toBe(
    '::error file=pages/index.json,line=11,col=11,title=hero › links[0]::"txet" is not a field of a link. Did you mean "text"?',
  );
  const [, word] = /^::stop-commands::([\w-]{36})$/.exec(stop) ?? [];
  expect(text.pop()).toBe(`::${word}::`);
  expect(text.join('\n')).toBe(textReport(problems(), library));
});

test('github commands cannot be broken out of', () => {
  const { library, problems } = siteWith({});
  const [problem] = siteWith({ 'pages/index.json': '{' }).problems();
  if (!problem) throw new Error('This page should have a mistake.');
  const odd = { ...problem, where: 'a,b:c\r\n%', message: '50%\n::error::x' };
  expect(githubReport([odd], library).split('\n')[0]).toBe(
    '::error file=pages/index.json,line=1,col=1,title=a%2Cb%3Ac%0D%0A%25::50%25%0A::error::x',
  );
  expect(problems()).toHaveLength(1);
});

test('no report lets a document or the name of its file speak to a terminal or to GitHub', () => {
  const { library } = siteWith({});
  const [problem] = siteWith({ 'pages/index.json': '{' }).problems();
  if (!problem) throw new Error('This page should have a mistake.');
  const hidden = '\u001b[2J\u009b1m\u0007\u2028\r';
  const odd = {
    ...problem,
    file: `pages/${hidden}\n::error::a`,
    where: hidden,
    message: `${hidden}\n::error::b`,
  };
  const [annotation = '', stop = '', ...rest] = githubReport([odd], library).split('\n');
  const word = rest.pop();
  expect(stop).toBe(`::stop-commands::${word?.slice(2, -2)}`);
  for (const text of [annotation, textReport([odd], library), ...rest]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it must not hold.
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028]/);
    expect(text).not.toMatch(/^\s*::error::/m);
  }
});

test('json holds the problems and the sum', () => {
  const { library, problems } = siteWith(FILES);
  const withoutSaid = JSON.parse(
    JSON.stringify(problems(), (name, value) => (name === 'said' ? undefined : value)),
  );
  expect(JSON.parse(jsonReport(problems(), library))).toEqual({
    problems: withoutSaid,
    summary: { mistakes: 1, warnings: 1, files: 2, pages: 2, shared: 0 },
  });
});

test('sarif has what the standard requires', () => {
  const { problems } = siteWith(FILES);
  const log = JSON.parse(sarifReport(problems()));
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: 'Ashlar check' } } }] });
  expect(log.runs[0].results[1]).toEqual({
    ruleId: 'mistake',
    level: 'error',
    message: { text: 'hero › links[0]: "txet" is not a field of a link. Did you mean "text"?' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'pages/index.json' },
          region: { startLine: 11, startColumn: 11 },
        },
      },
    ],
  });
});
