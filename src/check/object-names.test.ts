// Tests names that every JavaScript object has, such as "constructor": mistakes in them are reported as in any other name.
import { expect, it } from 'vitest';
import {
  type Files,
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../tests/support/documents/sites/small-site.ts';
import { checkAndLint } from './check-and-lint.ts';

const NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__', '__defineGetter__'];

const drawing = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><${name} ${name}="&${name};"/></svg>`;
const home = (...blocks: object[]) => ({ 'pages/index.json': pageWith({ title: 'Home', blocks }) });
const site = (fields: object) => ({ 'pages/_site.json': siteDocument(fields) });
/** Written as text, because in an object "__proto__" would set the prototype. */
const inText = (value: object, field: string, added: string) =>
  JSON.stringify(value).replace(`"${field}":{`, `"${field}":{${added},`);

const USES: { [what: string]: (name: string) => Files } = {
  'a block': name => home(hero, { type: name, text: 'Words', items: [{}] }),
  'a field': name => ({
    'pages/index.json': JSON.stringify(pageWith()).replaceAll('{"t', `{"${name}":{"x":1},"t`),
  }),
  'a language': name => site({ language: name }),
  'a currency and a time zone': name => site({ currency: name, timeZone: name }),
  'a value and an address': name => ({
    'pages/_site.json': inText(siteDocument({ values: { a: 'b' } }), 'values', `"${name}":"x"`),
    ...home({ ...hero, intro: `A {${name}}.`, links: [{ text: 'Read it', href: `site:${name}` }] }),
  }),
  'a value that there is not': name =>
    home({ ...hero, intro: `{${name}}`, links: [{ text: 'Read it', href: `site:${name}` }] }),
  'a page and a place on it': name => ({
    [`pages/${name}.json`]: pageWith({ title: 'A page of another name' }),
    ...home(hero, { type: 'shared', ref: name }, { ...hero, anchor: name, tone: name, icon: name }),
  }),
  'a token, a class and a drawing': name => ({
    'pages/_look/tokens.css': `:root { --${name}: 1px; --paper: var(--${name}); --ink: ${name} }`,
    'pages/_look/extra.css': `.${name} { color: var(--${name}); ${name}: 1 }`,
    'pages/_look/logo.svg': drawing(name),
    [`pages/_public/images/${name}.svg`]: drawing(name),
  }),
  'a rule': name => ({
    'pages/_site.json': inText(
      siteDocument({ lint: { claims: name } }),
      'lint',
      `"${name}":"Because of this."`,
    ),
  }),
  'words of the engine': name => ({
    'pages/_site.json': inText(siteDocument({ words: { more: 'More' } }), 'words', `"${name}":"x"`),
  }),
};

it.each(Object.entries(USES).flatMap(([what, files]) => NAMES.map(name => ({ what, name, files }))))(
  '$name as $what',
  ({ name, files }) => {
    const { library, problems } = siteWith(files(name));
    const said = problems().map(({ message }) => message);
    expect(said.filter(message => /native code|\[object|undefined/.test(message))).toEqual([]);
    expect(said.length).toBeGreaterThan(0);
    expect(() => checkAndLint(library)).not.toThrow();
  },
);
