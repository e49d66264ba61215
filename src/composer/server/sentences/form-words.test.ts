// The check's sentences as the composer says them: whatever somebody writes into a form, no sentence names a field as the file does, and
// none speaks of the file's own signs.
import { describe, expect, it } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import {
  type Files,
  hero,
  pageWith,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../../tests/support/site/site.ts';
import { size } from '../../../../tests/support/size.ts';
import { type Fields, isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { checkDocument } from '../../../check/check.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import { documentIn, documentsOf } from '../../../site/library/documents.ts';
import { openLibrary } from '../../../site/library/library.ts';
import { NO_PLACE, refusedInForm, toldInForm } from './form-reader.ts';
import { inFormWords } from './form-words.ts';
import { toldProblem } from './problems.ts';

const library = openLibrary(SECOND_CONTENT, process.cwd());
const SITE = { document: '_site', path: [] };

it('a sentence names a field, a choice and a block as the form of its author does', () => {
  const place = { document: '/fragen', path: ['blocks', 0, 'variant'] };
  const said = (sentence: string) => inFormWords(sentence, place, library, 'de');
  expect(said('"variant" is one of "full" or "split", not "x".')).toBe(
    '“Anordnung” is one of “Groß” or “Geteilt”, not "x".',
  );
  expect(said('The media-text block needs "text". Add it.')).toBe(
    'The Bild und Text block needs “Text”. Add it.',
  );
});

describe('a sentence of the check', () => {
  const first: Path = ['blocks', 0];
  it.each<[string, Path, string]>([
    [
      '"variant" is one of "full" or "split", not "x".',
      [...first, 'variant'],
      '“Layout” is one of “Full” or “Split”, not "x".',
    ],
    ['"heading" is empty. Write something.', [...first, 'heading'], '“Heading” is empty. Write something.'],
    ['The media-text block needs "text". Add it.', first, 'The picture and text block needs “Text”. Add it.'],
    [
      'A link needs either "href" or "chat".',
      [...first, 'links', 0],
      'A link needs either “Where it leads” or “Chat”.',
    ],
    ['"Heading" is the American spelling.', first, '"Heading" is the American spelling.'],
  ])('%s', (sentence, path, said) => {
    expect(inFormWords(sentence, { document: '/fragen', path }, library)).toBe(said);
  });

  it('that is about a value has the name of the value', () => {
    const place = { ...SITE, path: ['values', 'anschrift'] };
    expect(inFormWords('"anschrift" is empty.', place, library)).toBe('“Anschrift” is empty.');
  });

  it('is said so in a refusal as well, with the ways out of it', () => {
    const problem = { document: '/fragen', path: [...first, 'variant'], message: '"variant" is wrong.' };
    const ways = [{ problem: 0, title: 'Take "variant" out', steps: [] }];
    expect(refusedInForm({ message: '"variant" is wrong.', problems: [problem], ways }, library)).toEqual({
      message: '“Layout” is wrong.',
      problems: [{ ...problem, message: '“Layout” is wrong.' }],
      ways: [{ ...ways[0], title: 'Take “Layout” out' }],
    });
  });
});

it('a choice of a block has its label also in a sentence about one of its items', () => {
  const file = documentIn('pages/preise.json', library);
  const said = file ? sentencesFor(file, ['blocks', 5, 'variant'], 'dated') : [];
  expect(said.map(({ sentence }) => sentence)).toContain(
    'The variant “Dated” needs “Date or time”. Add it, or choose another variant.',
  );
});

describe('a German author is told of a file', () => {
  it.each<[string, file: string, content: Files[string], told: string]>([
    [
      'with the address of another page',
      'b/index.json',
      pageWith(),
      'Diese Seite hat dieselbe Adresse wie „Preise“: „/b“. Behalten Sie eine von beiden.',
    ],
    [
      'that is too large',
      'c.json',
      ' '.repeat(2_500_000),
      'Diese Datei ist 2,4 MB groß; eine Seite hat höchstens 1 MB. Teilen Sie sie in mehrere Seiten auf.',
    ],
    [
      'that is saved as UTF-16',
      'c.json',
      Buffer.from('{ "title": "C" }', 'utf16le'),
      'Diese Datei ist als UTF-16 gespeichert. Speichern Sie sie als UTF-8.',
    ],
    [
      'in another encoding',
      'c.json',
      Buffer.from('{ "title": "\xe9" }', 'latin1'),
      'Das Zeichen hier ist kein UTF-8, denn die Datei wurde anders gespeichert. Speichern Sie sie als UTF-8.',
    ],
    [
      'with a name that is no address',
      'Über uns.json',
      pageWith(),
      'Der Name der Datei einer Seite ist ein Teil ihrer Adresse: Kleinbuchstaben, Ziffern und Bindestriche. Wählen Sie den Namen „uber-uns.json“.',
    ],
    [
      'between the pages',
      'notes.txt',
      'x',
      'Diese Datei ist keine Seite und wird deshalb nicht veröffentlicht. Dateien für Besucher haben einen eigenen Ordner; fragen Sie danach, wer die Website betreut.',
    ],
    [
      'that a program has left behind',
      'notes.bak',
      'x',
      'Das hat ein Programm liegen lassen, das Dateien bearbeitet oder zeigt. Es wird nicht veröffentlicht. Löschen Sie es.',
    ],
    [
      'in a folder of shared parts',
      '_shared/more/hours.json',
      { blocks: [] },
      'Gemeinsame Teile liegen nebeneinander, ohne Ordner. Nehmen Sie die Dateien aus diesem Ordner heraus.',
    ],
    [
      'that hosts take for another kind',
      '_public/terms.var.txt',
      'x',
      'Mancher Server hält diese Datei für eine andere Art von Datei, weil in der Mitte ihres Namens „.var“ steht. Wählen Sie den Namen „terms-var.txt“.',
    ],
    [
      'with a script in it',
      '_public/images/x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>',
      'Diese Zeichnung enthält ein Skript („script“), das bei allen liefe, die sie öffnen. Nehmen Sie das heraus, oder speichern Sie die Zeichnung neu als einfaches SVG.',
    ],
    [
      'with a sign that XML does not have',
      '_public/news.xml',
      '<rss>&nbsp;</rss>',
      'Diese Datei enthält „&nbsp;“, einen Namen, den XML nicht kennt (schreiben Sie das Zeichen selbst oder seine Nummer: „&#160;“ für „&nbsp;“).',
    ],
  ])('%s', (_, file, content, told) => {
    const site = siteWith({
      'pages/b.json': pageWith({ blocks: [{ ...hero, heading: 'Preise' }] }),
      [`pages/${file}`]: content,
    });
    const problems = readInGerman(site.problems(), site.library);
    expect(
      problems.map(({ message, said }) => toldInForm({ words: message, said }, NO_PLACE, site.library, 'de')),
    ).toContain(told);
  });
});

it('shows a name that nothing on the site has as its author wrote it', () => {
  const page = pageWith({ blocks: [{ ...hero, intro: 'Call {phnoe}.', intor: 'Words.', phnoe: 'Words.' }] });
  const site = siteWith({ 'pages/b.json': page });
  const wrong = site.problems().filter(({ level }) => level === 'error');
  expect(wrong.map(problem => toldProblem(problem, site.library)?.message)).toEqual([
    'The site document has no value “phnoe”. Did you mean “Phone”?',
    '“intor” is not a field of the hero block. Take it out. A remark can stand in “Note for colleagues”.',
    '“phnoe” is not a field of the hero block. Take it out. A remark can stand in “Note for colleagues”.',
  ]);
});

/** Values that are wrong in many fields of a form. */
const WRITTEN: unknown[] = [
  '',
  'x'.repeat(3000),
  '{nix}',
  '[a](/nirgends)',
  '<b>x</b>',
  '#x',
  '/nirgends',
  -1,
  undefined,
];
const FILE_WORDS = /[{}]|\bJSON\b|Markdown|_site|\.json|pages\/|in quotes|square brackets/;

it('never speaks of the file, whatever is written into any field of a site', () => {
  const said = documentsOf(library).flatMap(file =>
    fieldsOnce(file).flatMap((path, index) =>
      WRITTEN.filter((_, at) => size((index + at) % 8 === 0, true)).flatMap(value =>
        sentencesFor(file, path, value),
      ),
    ),
  );
  expect(said.length).toBeGreaterThan(200);
  const withoutWritten = (sentence: string) => sentence.replaceAll('“{nix}”', '');
  expect(said.filter(({ sentence }) => FILE_WORDS.test(withoutWritten(sentence)))).toEqual([]);
  const names = new Set(
    Object.values(library.definitions).flatMap(({ properties }) =>
      Object.keys(isFields(properties) ? properties : {}),
    ),
  );
  // Words that are quoted as an example may be those of a field.
  const namesField = ({ sentence, path }: { sentence: string; path: Path }) =>
    [...sentence.replace(/, such as .*$/, '').matchAll(/"([a-zA-Z]+)"/g)].some(
      ([, name = '']) => names.has(name) && path.includes(name),
    );
  expect(said.filter(namesField)).toEqual([]);
});

const met = new Set<string>();

/** One field of each kind: that of a second item says nothing new. */
function fieldsOnce({ parsed, kind }: DocumentFile): Path[] {
  const found: Path[] = [];
  const walk = (value: unknown, path: Path, key: string) => {
    const type = isFields(value) && typeof value.type === 'string' ? value.type : '';
    if (path.length > 0 && !met.has(key)) found.push(path);
    met.add(key);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value))
      walk(
        inner,
        [...path, Array.isArray(value) ? Number(name) : name],
        `${key} ${type} ${Array.isArray(value) ? '' : name}`,
      );
  };
  walk(parsed?.value, [], kind);
  return found;
}

function sentencesFor({ file, parsed }: DocumentFile, path: Path, written: unknown) {
  const value = structuredClone(parsed?.value);
  const around = valueAt(value, path.slice(0, -1)) as Fields & unknown[];
  const step = path.at(-1);
  if (written === undefined && Array.isArray(around)) around.splice(Number(step), 1);
  else if (written === undefined) delete around[String(step)];
  else around[step as string] = written;
  const then = library.withText({ file, text: JSON.stringify(value, null, 2) });
  const changed = documentIn(file, then);
  const problems = changed ? checkDocument(changed, then) : [];
  // The help of the site's own block is German as it is.
  readInGerman(
    problems.filter(({ where, message }) => !`${where} ${message}`.includes('oeffnungszeiten')),
    then,
  );
  return problems.flatMap(problem => {
    const told = toldProblem(problem, then);
    return told ? [told.message, told.mend ?? ''].map(sentence => ({ sentence, path: told.path })) : [];
  });
}
