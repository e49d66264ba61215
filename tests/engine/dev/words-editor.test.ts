// The small editor of words, by keyboard, under the policy of the composer's page.
import { rolldown } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import type { WordsEditor, WordsField } from '../../../src/composer/words/editor/words-editor.ts';
import type { FieldText } from '../../../src/composer/words/read-markdown.ts';
import type { WordsKind } from '../../../src/composer/words/words-schema.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';

declare global {
  function mountWords(element: HTMLElement, field: WordsField): WordsEditor;
  var editor: WordsEditor;
  var heard: string[];
}

const ADDRESS = 'http://localhost/';
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";
const PAGE = `<!doctype html><html lang="en"><title>Words</title><link rel="stylesheet" href="/words.css">
<script type="module" src="/words.js"></script><main><h1>Words</h1><div id="words"></div></main></html>`;
const STYLES = '.ProseMirror { white-space: pre-wrap; position: relative; min-height: 3em }';
const ENTRY = `import { mountWords } from './src/composer/words/editor/words-editor.ts'; globalThis.mountWords = mountWords;`;

const here = withBrowser();
let program: string;

beforeAll(async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? `${process.cwd()}/entry.ts` : null),
  };
  const load = { name: 'load', load: (id: string) => (id.endsWith('/entry.ts') ? ENTRY : null) };
  const build = await rolldown({ input: 'entry', plugins: [entry, load] });
  const { output } = await build.generate({ format: 'es' });
  program = output[0].code;
});

async function open(text: FieldText, kind: WordsKind = 'longText'): Promise<Watched> {
  const watched = await openPage(here.browser);
  const files: { [path: string]: [type: string, body: string] } = {
    '/': ['text/html', PAGE],
    '/words.css': ['text/css', STYLES],
    '/words.js': ['text/javascript', program],
  };
  await watched.page.route(`${ADDRESS}**`, route => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body, headers: { 'content-security-policy': POLICY } });
  });
  await watched.page.goto(ADDRESS);
  await watched.page.evaluate(
    ([text, kind]) => {
      globalThis.heard = [];
      const hear = (news: string) => () => void heard.push(news);
      const element = document.getElementById('words') as HTMLElement;
      const told = {
        onChange: hear('change'),
        onLink: hear('link'),
        shownValue: (name: string) => (name === 'phone' ? '0491 570 006' : undefined),
        onValue: (name: string) => void heard.push(name),
      };
      globalThis.editor = mountWords(element, { kind, text, label: 'Text', language: 'en', ...told });
    },
    [text, kind] as const,
  );
  return watched;
}

const written = ({ page }: Watched) => page.evaluate(() => editor.written());

it('gives back what nobody has changed', async () => {
  const source = ['## One', '_Two_ &amp; **three**.', '* a\n* b'];
  const watched = await open(source);
  expect(await written(watched)).toEqual({ text: source });
  expect(await watched.page.getByRole('textbox', { name: 'Text' }).innerText()).toContain('Two & three.');
  expect(await watched.page.evaluate(() => heard)).toEqual([]);
  expect(watched.complaints).toEqual([]);
  expect(await axeFindings(watched.page)).toEqual([]);
});

it('is written in with the keyboard alone, and what is written is Markdown', async () => {
  const watched = await open('Words here.');
  const { keyboard } = watched.page;
  await watched.page.evaluate(() => editor.focus(6));
  await keyboard.type('stand ');
  expect(await written(watched)).toEqual({ text: 'Words stand here.' });
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('right');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(' ');
  await watched.page.evaluate(() => editor.focus());
  await keyboard.press('Enter');
  await keyboard.type('- one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('ControlOrMeta+]');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('## Next');
  expect(await written(watched)).toEqual({
    text: ['Words stand **right** here.', '- one\n  - two', '## Next'],
  });
  expect(watched.complaints).toEqual([]);
});

it.each(['text', 'line'] as const)(
  'shows a value of the site in a field of the kind %s as one piece',
  async kind => {
    const watched = await open('Call {phone} now, {tmes}.', kind);
    const { keyboard } = watched.page;
    const box = watched.page.getByRole('textbox', { name: 'Text' });
    expect(await box.innerText()).toBe('Call 0491 570 006 now, tmes.');
    expect(await watched.page.evaluate(() => editor.shown())).toBe('Call 0491 570 006 now, {tmes}.');
    await watched.page.evaluate(() => editor.focus('Call 0491 570 006'.length));
    await keyboard.type(' or write');
    await watched.page.evaluate(() => editor.focus('Call'.length));
    await keyboard.type(' us:');
    expect(await written(watched)).toEqual({ text: 'Call us: {phone} or write now, {tmes}.' });
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await box.getByText('0491').dblclick();
    expect(await watched.page.evaluate(() => heard.filter(news => news !== 'change'))).toEqual([
      'phone',
      'phone',
    ]);
    await keyboard.press('Backspace');
    expect(await written(watched)).toEqual({ text: 'Call us:  or write now, {tmes}.' });
    await watched.page.evaluate(() => editor.focus());
    await keyboard.type(' {phone} {other}');
    expect(await box.innerText()).toBe('Call us:  or write now, tmes. 0491 570 006 {other}');
    expect((await written(watched)).text).toMatch(/ \{phone\} \{other\}$/);
    expect(watched.complaints).toEqual([]);
    expect(await axeFindings(watched.page)).toEqual([]);
  },
);

it('takes no date, no note and no number for a list', async () => {
  const watched = await open('');
  const { keyboard } = watched.page;
  await watched.page.evaluate(() => editor.focus());
  for (const line of ['1. April ist ein Tag', '20. Mai 2026', '* inkl. MwSt.', '+ 20 % mehr']) {
    await keyboard.type(line);
    await keyboard.press('Enter');
  }
  expect(await watched.page.locator('.ProseMirror li').count()).toBe(0);
  expect(await written(watched)).toEqual({
    text: ['1\\. April ist ein Tag', '20\\. Mai 2026', '\\* inkl. MwSt.', '\\+ 20 % mehr'],
  });
});

it('asks for the address of a link, and makes the chosen words one', async () => {
  const watched = await open('Our **prices**.');
  await watched.page.evaluate(() => editor.focus());
  await watched.page.keyboard.press('ControlOrMeta+a');
  await watched.page.keyboard.press('ControlOrMeta+k');
  expect(await watched.page.evaluate(() => heard)).toEqual(['link']);
  await watched.page.evaluate(() => editor.setLink('/pricing'));
  expect(await written(watched)).toEqual({ text: '[Our **prices**.](/pricing)' });
  await watched.page.evaluate(() => editor.focus(6));
  expect(await watched.page.evaluate(() => editor.link())).toBe('/pricing');
  await watched.page.evaluate(() => editor.setLink('http://localhost:5173/_edit/faq'));
  expect(await written(watched)).toEqual({ text: '[Our **prices**.](/faq)' });
  await watched.page.evaluate(() => editor.setLink(undefined));
  expect(await written(watched)).toEqual({ text: 'Our **prices**.' });
  await watched.page.evaluate(() => editor.setLink('/team', 'our team'));
  expect(await written(watched)).toEqual({ text: 'Our **pr**[our team](/team)**ices**.' });
});

it('has a button for everything that the field allows', async () => {
  const watched = await open('Words.', 'text');
  const press = (name: string) =>
    watched.page.evaluate(
      name =>
        editor
          .toolbar()
          .find(button => button.name === name)
          ?.press(),
      name,
    );
  const on = () =>
    watched.page.evaluate(() =>
      editor
        .toolbar()
        .filter(({ isOn }) => isOn)
        .map(({ name }) => name),
    );
  expect(await watched.page.evaluate(() => editor.toolbar().map(({ name }) => name))).toEqual([
    ...['bold', 'italic', 'link', 'list', 'numbers'],
  ]);
  await watched.page.evaluate(() => editor.focus());
  await press('list');
  expect(await on()).toEqual(['list']);
  await press('numbers');
  expect(await written(watched)).toEqual({ text: '1. Words.' });
  await press('numbers');
  await watched.page.keyboard.press('ControlOrMeta+a');
  await press('bold');
  await press('italic');
  expect(await on()).toEqual(['bold', 'italic']);
  expect(await written(watched)).toEqual({ text: '**_Words._**' });
});

it('shows what the file has after an undo, and keeps the caret', async () => {
  const watched = await open('One two.');
  await watched.page.evaluate(() => editor.focus(3));
  await watched.page.keyboard.type('x');
  await watched.page.evaluate(() => editor.show('One two.'));
  await watched.page.keyboard.type('!');
  expect(await written(watched)).toEqual({ text: 'One !two.' });
});

it('keeps the space that somebody has just typed when the file has been saved without it', async () => {
  const watched = await open('One');
  await watched.page.evaluate(() => editor.focus());
  await watched.page.keyboard.type(' ');
  expect(await written(watched)).toEqual({ text: 'One' });
  await watched.page.evaluate(() => editor.show('One'));
  await watched.page.keyboard.type('two');
  expect(await written(watched)).toEqual({ text: 'One two' });
});

it('breaks a line where the caret is, however soon after a click', async () => {
  const watched = await open(['One two.', 'Three four.']);
  await watched.page.evaluate(() => {
    editor.focus(0);
    const words = document.querySelector('.ProseMirror p:last-child')?.firstChild as Node;
    const key = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true });
    // The browser tells of a moved caret only when this work is done.
    getSelection()?.collapse(words, 6);
    document.querySelector('.ProseMirror')?.dispatchEvent(key);
  });
  expect(await written(watched)).toEqual({ text: ['One two.', 'Three', 'four.'] });
});

it('cleans what is pasted under this policy', async () => {
  const watched = await open('');
  await watched.page.evaluate(() => editor.focus());
  await watched.page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const html =
      '<p style="color:red">A <span style="font-weight:700">bold</span> word<script>alert(1)</script></p><ul><li>item</li></ul>';
    clipboardData.setData('text/html', html);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.ProseMirror')?.dispatchEvent(paste);
  });
  expect(await written(watched)).toEqual({ text: ['A **bold** word', '- item'] });
  expect(watched.complaints).toEqual([]);
});
