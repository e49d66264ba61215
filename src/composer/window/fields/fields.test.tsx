// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { size } from '../../../../tests/support/size.ts';
import { type Fields, type Path, valueAt } from '../../../base/json-value.ts';
import { placesAt } from '../../../base/places.mjs';
import { bundlesOf, pageBundle } from '../../../document/schema/bundle.ts';
import { type Definitions, readSources, type Schema } from '../../../document/schema/sources.ts';
import { spoken } from '../../../document/schema/spoken.ts';
import { type Step, stepped } from '../../../document/steps/steps.ts';
import { compileSchema } from '../../../document/validate/compile-schema.ts';
import { icons } from '../../../ui/icons.ts';
import {
  type Asks,
  type LeftBehindNow,
  newId,
  type Opened,
  type PageLook,
  type PlaceIn,
} from '../../model/asks.ts';
import { formOf } from '../../model/form/form.ts';
import { SituationContext } from '../commands/situation.ts';
import { TakePageDialog } from '../dialogs/pages/TakePageDialog.tsx';
import { StillElsewhere } from '../elsewhere/StillElsewhere.tsx';
import { useElsewhere } from '../elsewhere/use-elsewhere.ts';
import { PageList } from '../outline/PageList.tsx';
import type { World } from '../run/ask.ts';
import { helpWords, roomLeft } from '../shown/help-words.ts';
import { counts } from '../shown/levels.ts';
import { pictureFieldAt } from '../shown/picture-field.ts';
import { selectedTarget } from '../shown/target.ts';
import { openStore, type Store } from '../store/store.ts';
import { takePhotograph } from '../store/take-photograph.ts';
import { FieldsPanel } from './FieldsPanel.tsx';

const PAGE = '/shop';
const SITE = '_site';

const definitions = pageBundle(readSources(placesAt('.')).sources).definitions as Definitions;
const piece = (name: string) => ({ $ref: `#/definitions/${name}` });
const line = piece('line');

/** A document with a field for each control and each keyword that a form heeds. */
const SCHEMA: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    blocks: { type: 'array', items: piece('block') },
    title: {
      type: 'string',
      minLength: 3,
      maxLength: 12,
      description: 'Its name. Nobody reads on. Example: "Oak".',
    },
    opening: { ...line, label: 'first words' },
    phone: { ...line, savedWhole: true },
    hours: { type: 'string', maxLength: 99, names: 'values' },
    code: { type: 'string', maxLength: 9, pattern: '^[a-z]+$', patternErrorMessage: 'Letters.' },
    intro: piece('text'),
    layout: { type: 'string', enum: ['wide', 'tall'], enumDescriptions: ['Wider', 'Taller'] },
    background: { type: 'string', enum: ['sand', 'sea'], swatches: 'block--' },
    season: { type: 'string', enum: ['spring', 'summer', 'autumn', 'winter', 'none at all'] },
    focus: piece('focus'),
    icon: piece('icon'),
    sign: {
      ...piece('icon'),
      enum: ['anchor', 'own'],
      enumDescriptions: ['An anchor', 'Ours'],
      drawings: { own: 'M1 1h9' },
    },
    picture: piece('image'),
    file: { type: 'string', maxLength: 99, names: 'pictures' },
    tall: { ...line, onlyIn: ['tall'] },
    paint: { type: 'string', enum: ['oil', 'wax'], default: 'oil' },
    oiled: { ...line, onlyIn: ['oil'] },
    more: { type: 'string', maxLength: 99, names: 'links' },
    part: { type: 'string', maxLength: 99, names: 'shared' },
    category: { type: 'string', maxLength: 99, names: 'categories' },
    done: { const: true, description: 'Leaves out the rest.' },
    open: { type: 'boolean' },
    day: { type: 'string', maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    status: {
      const: 'draft',
      label: 'draft',
      group: 'visible',
      description: 'Keeps it to yourself.',
    },
    moment: {
      type: 'string',
      group: 'visible',
      maxLength: 30,
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T.+)?$',
    },
    price: piece('money'),
    fee: piece('siteValue'),
    count: { type: 'integer', minimum: 1, maximum: 5 },
    people: { type: 'array', items: line, fromSite: 'organization.people', noun: 'person' },
    articles: { type: 'array', items: line, fromPages: 'articles' },
    tags: {
      type: 'array',
      maxItems: 4,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 20 },
    },
    steps: {
      type: 'array',
      noun: 'step',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { title: line, picture: piece('image') },
        required: ['title'],
      },
    },
    sizes: { type: 'object', maxProperties: 3, additionalProperties: line },
    either: {
      type: ['string', 'object'],
      properties: { name: line, more: line },
      additionalProperties: false,
    },
    link: {
      type: 'object',
      additionalProperties: false,
      properties: { text: line, href: { ...piece('href'), label: 'address' }, chat: line },
      required: ['text'],
      oneOf: [{ required: ['href'] }, { required: ['chat'] }],
    },
  },
  required: ['title'],
};

const SITE_SCHEMA: Schema = {
  type: 'object',
  properties: {
    brand: { ...line, group: 'name' },
    tagline: { ...line, group: 'name' },
    header: { type: 'object', properties: { strip: { ...line, group: 'edges' } } },
    footer: { type: 'object', group: 'edges', properties: { small: line } },
    values: { type: 'object', group: 'values', additionalProperties: piece('siteValue') },
    opening: { ...line, group: 'hours', description: 'When you are open. Write days and times.' },
    timeZone: { ...line, group: 'technical' },
  },
};

const PAGES = [{ route: '/faq', title: 'Questions' }];
const UNSEEN = { route: '/plans', title: 'Plans', standing: 'Draft' };

const CHOICES: { [kind: string]: { value: string; meaning: string; isUnused?: boolean }[] } = {
  links: [
    { value: '/pricing', meaning: 'The page “Pricing”' },
    { value: '/faq', meaning: 'The page “Questions”' },
  ],
  categories: [{ value: 'Guides', meaning: 'A category with 3 articles' }],
  shared: [{ value: 'hours', meaning: '“Opening hours”, used on 12 pages' }],
  pictures: [{ value: '/images/oak.jpg', meaning: 'On no page', isUnused: true }],
  values: [{ value: '{brand}', meaning: 'Oak & Awl' }],
};

const USES: Asks['shownOn']['told'] = {
  brand: { count: 9, isEverywhere: true, first: [] },
  header: { count: 9, isEverywhere: true, first: [] },
  'values.report': { count: 4, isEverywhere: false, first: PAGES },
  'values.times': { count: 0, isEverywhere: false, first: [] },
};

const check = compileSchema({ ...SCHEMA, definitions });

const WAITS = '/images/waiting/00000000-0000-4000-8000-000000000000-600x400/office.jpg';

type Given = { ok: boolean; told?: object; [field: string]: unknown };

/** A server that keeps one page in its hand, and takes nothing that the schema refuses. */
function openPanel(page: object = {}, kind: 'page' | 'shared' = 'page', ofSite: object = {}) {
  let value: unknown = { title: 'Oak', ...page };
  let site: unknown = {
    header: { strip: '{times}' },
    brand: 'Oak & Awl',
    language: 'en-AU',
    currency: 'AUD',
    timeZone: 'Pacific/Guadalcanal',
    values: { report: 700, times: 'Nine to five' },
    ...ofSite,
  };
  const asked: string[] = [];
  /** What the server answers to the next change, whatever it is. */
  const instead: Given[] = [];
  const left: LeftBehindNow[] = [];
  /** Whether all pages have to be compared before "left" is known. */
  const later = { isIt: false };
  const begun: Fields = { title: 'A begun step' };
  const given: Path[] = [];
  const problems: PageLook['problems'] = [];
  /** The names of files that were sent, and what the server answers to the next one. */
  const sent: string[] = [];
  const arrives: Given[] = [];
  const mended: string[][] = [];
  const lookNow = (day?: string): Partial<Asks['look']['told']> => ({
    ...(day !== undefined && { day }),
    ...{ news: 0, moved: [], done: [] },
    route: PAGE,
    listed: { route: PAGE, title: 'Shop' },
    blocks: [],
    documents: {
      [PAGE]: { kind, value, version: '0', language: 'en' },
      [SITE]: { kind: 'site', value: site, version: '0', language: 'en' },
    },
    problems,
    ...(!later.isIt && { left }),
  });
  /** Where what the step is about stands afterwards. */
  const subjectOf = ([step]: Step[]) => {
    const { document = PAGE, path = [] } = step ?? {};
    return { document, path: step?.do === 'insert' ? [...path, step.at] : path };
  };
  function changed(steps: Step[]): Given {
    if (steps[0]?.document === SITE) {
      site = steps.reduce<unknown>((now, step) => stepped(now, step) ?? now, site);
      return { ok: true, told: { versions: {}, places: [subjectOf(steps)] } };
    }
    const after = steps.reduce<unknown>((now, step) => stepped(now, step) ?? now, value);
    if (!check(after)) {
      const problems = (check.errors ?? []).map(({ instancePath, message }) => ({
        document: PAGE,
        path: instancePath.split('/').slice(1),
        message: `Not right: ${message}`,
      }));
      return { ok: false, status: 422, message: 'Not right.', problems, ways: [] };
    }
    value = after;
    return { ok: true, told: { versions: {}, places: [subjectOf(steps)] } };
  }
  async function ask(name: keyof Asks, input: unknown): Promise<object> {
    asked.push(name);
    if (name === 'mendOthers') {
      mended.push((input as Asks['mendOthers']['input']).keys);
      left.shift();
      return { ok: true, told: { message: '1 place changed.', look: lookNow() } };
    }
    if (name === 'shownOn') return { ok: true, told: USES };
    if (name === 'left') return { ok: true, told: { left } };
    if (name === 'change') {
      const { told, ...answer } = instead.shift() ?? changed((input as { steps: Step[] }).steps);
      const shown = { look: lookNow(), moved: [] };
      return told ? { ...answer, told: { ...told, ...shown } } : { ...answer, ...shown };
    }
    if (name === 'begin') return { ok: true, told: { value: begun, given } };
    const { day } = input as Asks['look']['input'];
    if (name !== 'choices')
      return { ok: true, told: name === 'pages' ? { pages: [...PAGES, UNSEEN] } : lookNow(day) };
    const { kind, search } = input as Asks['choices']['input'];
    const choices = (CHOICES[kind] ?? []).filter(({ value, meaning }) =>
      `${value} ${meaning}`.toLowerCase().includes(search.toLowerCase()),
    );
    return { ok: true, told: { choices, more: 0 } };
  }
  const inside = { definitions: {} };
  const schemas = {
    page: { ...SCHEMA, ...inside },
    shared: { ...SCHEMA, ...inside },
    site: { ...SITE_SCHEMA, ...inside },
  };
  const opened: Partial<Opened> = { where: '', ...spoken({ schemas, definitions }) };
  async function send({ name }: File): Promise<object> {
    sent.push(name);
    return arrives.shift() ?? { ok: true, told: { src: WAITS, width: 640, height: 400, bytes: 9 } };
  }
  const world = { ask, send, onNews: () => new Promise<never>(() => undefined) } as unknown as World;
  const store = openStore(world, opened as Opened, {
    window: newId(),
    read: () => new Map(),
    keep: () => undefined,
    send: () => undefined,
    leave: () => undefined,
  });
  return {
    store,
    asked,
    instead,
    left,
    later,
    begun,
    given,
    problems,
    mended,
    sent,
    arrives,
    at: (...path: Path) => valueAt(value, path),
    ofSite: (...path: Path) => valueAt(site, path),
  };
}

/** Dialogs are the window's. */
const open = () => undefined;
const SIDE = { isFolded: false, isOpen: true, tab: 'pages', fold: open, show: open, close: open } as const;
const PRESENT = { begin: open, look: open, choose: open, end: open };

const NOTHING_SENT = {
  sent: undefined,
  panel: undefined,
  show: open,
  refresh: async () => undefined,
  tell: open,
  send: async () => ({ ok: false as const, status: 0, message: '' }),
  isSending: false,
};

function InWindow({ store, children }: { store: Store; children: ReactNode }) {
  const now = {
    ...{ store, state: store.state(), target: undefined, open, side: SIDE },
    ...{ past: PRESENT, exchange: NOTHING_SENT, openChangeFile: async () => undefined, showFirst: open },
  };
  return <SituationContext value={now}>{children}</SituationContext>;
}

function Panel({ store }: { store: Store }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const elsewhere = useElsewhere(store, state);
  return (
    <InWindow store={store}>
      <StillElsewhere elsewhere={elsewhere} />
      <FieldsPanel elsewhere={elsewhere} />
    </InWindow>
  );
}

async function show(page: object = {}, kind: 'page' | 'shared' = 'page', ofSite: object = {}) {
  const opened = openPanel(page, kind, ofSite);
  await opened.store.go(PAGE);
  render(<Panel store={opened.store} />);
  return opened;
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(400));
/** The author leaves the field, and rests. */
const pause = () => {
  const panel = document.querySelector('.fields');
  if (panel) fireEvent.blur(panel);
  return rest();
};
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
/** Looks through labels alone: Testing Library asks every element for its labels, which takes jsdom a third of the time of this file. */
function box(name: string): HTMLInputElement {
  const named = [...document.querySelectorAll<HTMLElement>('label, [aria-label]')].flatMap(element => {
    const said = element.ariaLabel ?? element.textContent;
    const found = element instanceof HTMLLabelElement ? element.control : element;
    return said.trim().replace(/\s+/g, ' ') === name && found ? [found] : [];
  });
  if (named.length !== 1) throw new Error(`${named.length} boxes are called ${name}.`);
  return named[0] as HTMLInputElement;
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a field is written and emptied:', () => {
  const IN_ONE_BOX: [field: string, label: string, typed: string, written: unknown][] = [
    ['opening', 'First words', 'Come in', 'Come in'],
    ['opening', 'First words', 'Come\nin', 'Come in'],
    ['hours', 'Hours', 'Until {report}', 'Until {report}'],
    ['price', 'Price', '700', 700],
    ['price', 'Price', '$700', 700],
    ['price', 'Price', '$1,200.50', 1200.5],
    ['price', 'Price', '{report}', '{report}'],
    ['count', 'Count', '3', 3],
    ['day', 'Day', '2026-12-01', '2026-12-01'],
    ['moment', 'Moment', '2026-12-01', '2026-12-01'],
    ['more', 'More', 'https://example.com', 'https://example.com'],
    ['category', 'Category', 'Guides', 'Guides'],
    ['part', 'Part', 'hours', 'hours'],
    ['season', 'Season', '"winter"', 'winter'],
    ['icon', 'Icon', '"anchor"', 'anchor'],
  ];
  it.each(IN_ONE_BOX)('%s (%s) from "%s"', async (field, label, typed, written) => {
    const { at } = await show();
    type(box(label), typed);
    await pause();
    expect(at(field)).toEqual(written);
    fireEvent.blur(box(label));
    type(box(label), '');
    await pause();
    expect(at()).toEqual({ title: 'Oak' });
  });

  it('an icon from a list of drawings, those of the site among them, and the chosen one is shown', async () => {
    const { at } = await show();
    const drawn = (from?: Element | null) =>
      [...(from?.querySelectorAll('path') ?? [])].map(path => path.getAttribute('d'));
    const list = box('Sign');
    expect(drawn(list)).toEqual([icons.anchor, 'M1 1h9']);
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    type(list, '"anchor"');
    await pause();
    expect(at('sign')).toBe('anchor');
    expect(drawn(list.parentElement)).toEqual([icons.anchor, icons.anchor, 'M1 1h9']);
  });

  const IN_HALVES: [field: string, label: string, halves: string[], written: unknown][] = [
    ['price', 'Price', ['2', '2,', '2,0', '2,000'], 2000],
    ['price', 'Price', ['8', '89', '89.', '89.5'], 89.5],
    ['price', 'Price', ['0', '0.', '0.9', '0.99'], 0.99],
    ['price', 'Price', ['1', '12', '12.5', '12.5%'], undefined],
    ['price', 'Price', ['1', '1.5', '1.5k'], undefined],
    ['fee', 'Fee', ['7', '70', '700'], 700],
    ['fee', 'Fee', ['1', '12', '12.5', '12.5%'], 5],
    ['count', 'Count', ['1', ''], undefined],
    ['moment', 'Moment', ['2026-12-01', '2026-12-02'], '2026-12-02'],
    ['more', 'More', ['h', 'https://example.co', 'https://example.com'], 'https://example.com'],
    ['code', 'Code', ['a', 'ash'], 'ash'],
    ['phone', 'Phone', ['+49 7', '+49 761 47'], '+49 761 47'],
  ];
  it.each(IN_HALVES)('%s (%s) only as a whole, from %j', async (field, label, halves, written) => {
    const { at, asked } = await show({ fee: 5 });
    for (const half of halves) {
      type(box(label), half);
      await rest();
    }
    expect(asked).not.toContain('change');
    await pause();
    expect(at(field)).toEqual(written);
  });

  it('as soon as Enter is pressed', async () => {
    const { at } = await show();
    type(box('Price'), '700');
    fireEvent.keyDown(box('Price'), { key: 'Enter' });
    await rest();
    expect(at('price')).toBe(700);
    type(box('Price'), '7');
    await rest();
    act(() => void fireEvent.blur(box('Price'), { relatedTarget: screen.getAllByRole('button')[0] }));
    await rest();
    expect(at('price')).toBe(7);
  });

  const BY_CHOICE: [field: string, label: string, written: unknown, back: string][] = [
    ['layout', 'Tall Taller', 'tall', 'As usual Nothing is chosen here'],
    ['focus', 'Top left', 'top left', 'Middle'],
    ['open', 'No', false, ''],
    ['done', 'Leaves out the rest.', true, 'Leaves out the rest.'],
  ];
  it.each(BY_CHOICE)('%s by choosing "%s"', async (field, label, written, back) => {
    const { at } = await show();
    fireEvent.click(box(label));
    await pause();
    expect(at(field)).toBe(written);
    if (back === '') click('Leave it out');
    else {
      const group = document.querySelector(`[data-path='${PAGE} ["${field}"]']`) as HTMLElement;
      fireEvent.click(within(group).getByLabelText(back));
    }
    await pause();
    expect(at(field)).toBeUndefined();
  });

  it.each([
    ['saved', 0],
    ['begun', 1],
  ])('the category of a %s testimonial by choosing one of the buttons above them', async (_, index) => {
    const said = { name: 'Priya', role: 'Innkeeper', text: 'Good.', rating: 5 };
    const filter = [
      { text: 'All of them', category: 'all' },
      { text: 'From {brand}', category: 'own' },
      { text: 'Schools', category: 'schools' },
    ];
    const opened = await show({ blocks: [{ type: 'testimonials', filter, items: [said] }] });
    const { store, at } = opened;
    Object.assign(opened.begun, said);
    opened.given.push(['title']);
    if (index === 1) await act(() => store.add({ document: PAGE, path: ['blocks', 0, 'items', 1] }));
    else act(() => store.select({ document: PAGE, path: ['blocks', 0, 'items', 0, 'category'] }));
    const category = within(screen.getByRole('radiogroup', { name: 'Category' }));
    expect(category.getAllByRole('radio').map(one => one.closest('label')?.textContent?.trim())).toEqual([
      'From Oak & Awl',
      'Schools',
      'As usual Nothing is chosen here',
    ]);
    fireEvent.click(category.getByLabelText('Schools'));
    await pause();
    expect(category.getByLabelText<HTMLInputElement>('Schools').checked).toBe(true);
    expect(at('blocks', 0, 'items', 0, 'category')).toBe(index === 0 ? 'schools' : undefined);
    act(() => store.select({ document: PAGE, path: ['blocks', 0, 'filter', 1, 'category'] }));
    expect(box('Category').value).toBe('own');
  });

  it('words in an editor, with their label and help', async () => {
    const { at } = await show({ intro: 'One **bold** word' });
    const words = screen.getByRole('textbox', { name: 'intro' });
    expect(words.querySelector('strong')?.textContent).toBe('bold');
    expect(screen.getByRole('toolbar')).toBeTruthy();
    expect(at('intro')).toBe('One **bold** word');
  });

  it('a time with its distance from world time where the site is', async () => {
    const { at } = await show({ moment: '2026-12-01' });
    type(box('Time'), '09:30');
    await pause();
    expect(at('moment')).toBe('2026-12-01T09:30+11:00');
  });

  it('what could not be pasted as it was, until something else comes into the field', async () => {
    // The browser would have a layout to ask.
    Range.prototype.getClientRects = () => document.body.getClientRects();
    const opened = await show({ intro: 'Some words' });
    const paste = (clipboard: string) => {
      const getData = (type: string) => (type === 'text/html' ? clipboard : '');
      fireEvent.paste(screen.getByRole('textbox', { name: 'intro' }), { clipboardData: { getData } });
    };
    const said = () => screen.queryByText(/^Text cannot hold a table/);
    paste('<table><tr><td>Fee</td><td>$700</td></tr></table>');
    await pause();
    expect(opened.at('intro')).toContain('Fee · $700');
    expect(said()?.getAttribute('role')).toBe('status');
    paste('words');
    expect(said()).toBeNull();
  });

  it('a picture by how it looks, never with the words of the one before', async () => {
    const { at, store } = await show({ picture: { src: '/images/ash.jpg', alt: 'Ash', crop: '0 0 9 9' } });
    click('Choose another picture');
    await pause();
    click('oak');
    await rest();
    expect(at('picture', 'src')).toBe('/images/ash.jpg');
    expect(store.present(PAGE)).toMatchObject({ picture: { src: '/images/oak.jpg', alt: '' } });
    expect(store.state().said).toMatch(/^Say what it shows/);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description' }));
    type(screen.getByRole('textbox', { name: 'Description' }), 'Oak');
    await pause();
    expect(at('picture')).toEqual({ src: '/images/oak.jpg', alt: 'Oak' });
  });

  it('the name of a picture', async () => {
    const { at } = await show({ file: '/images/ash.jpg' });
    click('Take it away');
    await pause();
    expect(at('file')).toBeUndefined();
  });
});

describe('a photograph', () => {
  const file = new File(['…'], 'Office.JPG', { type: 'image/jpeg' });
  const choose = async (label: string) => {
    const field = screen.getByRole('group', { name: label });
    const input = field.querySelector('input[type="file"]');
    if (!input) throw new Error(`${label} takes no file.`);
    fireEvent.change(input, { target: { files: [file] } });
    await pause();
  };
  const use = () => screen.getByRole('button', { name: 'Use this photograph' });
  const said = (opened: { store: Store }) => opened.store.state().said;
  const picture: PlaceIn = { document: PAGE, path: ['picture'] };
  // jsdom has no addresses for files.
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:carried', revokeObjectURL: () => undefined });
  });

  it('lies in the field at once, and waits until it is said what it shows, and used', async () => {
    const opened = await show({
      picture: { src: '/images/ash.jpg', alt: 'Ash', crop: '0 0 9 9', focus: 'top' },
    });
    await choose('Picture');
    expect(opened.sent).toEqual(['Office.JPG']);
    expect(said(opened)).toBe('Office.JPG is here, 640 by 400 pixels. Say what it shows, then use it.');
    expect(opened.store.present(PAGE)).toMatchObject({ picture: { src: WAITS, alt: '' } });
    const words = screen.getByRole('textbox', { name: 'Description' });
    expect(document.activeElement).toBe(words);
    expect(use().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(use());
    type(words, 'Two people at a desk');
    await pause();
    expect(opened.asked).not.toContain('change');
    expect(screen.getByText(/This photograph is not in the site yet\./)).toBeTruthy();
    fireEvent.click(use());
    await pause();
    expect(opened.at('picture')).toEqual({ src: WAITS, alt: 'Two people at a desk' });
    expect(opened.store.state().waiting.size).toBe(0);
  });

  it('is seen in its field as it was dropped, until the server has made it smaller', async () => {
    const opened = await show({});
    const carried = () => document.querySelector('[data-kind="picture"] img[src="blob:carried"]');
    let arriving: Promise<void> | undefined;
    act(() => {
      arriving = takePhotograph(opened.store, file, picture);
    });
    expect(carried()?.parentElement?.textContent).toBe('Office.JPG is being made smaller …');
    await act(async () => arriving);
    expect(carried()).toBeNull();
  });

  it('that takes the place of decoration waits until it is said that it is decoration too', async () => {
    const opened = await show({ picture: { src: '/images/ash.jpg', decorative: true } });
    await choose('Picture');
    expect(opened.store.present(PAGE)).toMatchObject({ picture: { src: WAITS, alt: '' } });
    expect(use().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Decorative' }));
    fireEvent.click(use());
    await pause();
    expect(opened.at('picture')).toEqual({ src: WAITS, decorative: true });
  });

  it('can be left away, and the file has never heard of it', async () => {
    const opened = await show({ picture: { src: '/images/ash.jpg', alt: 'Ash' } });
    await choose('Picture');
    click('Leave it as it was');
    await pause();
    expect(opened.store.present(PAGE)).toMatchObject({ picture: { src: '/images/ash.jpg', alt: 'Ash' } });
    expect(opened.asked).not.toContain('change');
  });

  it('whose name alone is wanted is saved at once', async () => {
    const opened = await show({ file: '/images/ash.jpg' });
    await choose('File');
    await pause();
    expect(opened.at('file')).toBe(WAITS);
    expect(said(opened)).toBe('Office.JPG is here, 640 by 400 pixels.');
  });

  it.each([
    ['in the site', '/images/ash.jpg'],
    ['that waits', WAITS],
  ])(
    '%s is shown in part: the part is drawn with the pointer or set by sliders, and stays within the photograph',
    async (_, src) => {
      const { store } = await show({
        picture: { src: '/images/ash.jpg', alt: 'Ash', crop: '100 0 200 300' },
      });
      store.type({ document: PAGE, path: ['picture'] }, { src, alt: 'Ash', crop: '100 0 200 300' });
      await pause();
      const cropNow = () => valueAt(store.present(PAGE), ['picture', 'crop']);
      const whole = document.querySelector<HTMLElement>('.crop__whole');
      const picture = whole?.querySelector('img');
      if (!whole || !picture) throw new Error('There is no photograph to draw on.');
      // One that waits is shown smaller than it is.
      const [naturalWidth, naturalHeight] = src === WAITS ? [150, 100] : [600, 400];
      Object.defineProperties(picture, {
        naturalWidth: { value: naturalWidth },
        naturalHeight: { value: naturalHeight },
      });
      fireEvent.load(picture);
      const moved = async (side: string, to: string) => {
        fireEvent.change(screen.getByRole('slider', { name: side }), { target: { value: to } });
        await pause();
        return cropNow();
      };
      expect(await moved('From the left', '150')).toBe('150 0 200 300');
      expect(await moved('Width', '600')).toBe('0 0 600 300');
      expect(await moved('From the top', '390')).toBe('0 100 600 300');
      whole.getBoundingClientRect = () => new DOMRect(10, 10, 300, 200);
      const point = (type: string, clientX: number, clientY: number) =>
        fireEvent(whole, new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true }));
      point('pointerdown', 60, 60);
      point('pointermove', 160, 110);
      point('pointerup', 160, 110);
      await pause();
      expect(cropNow()).toBe('100 100 200 100');
      point('pointerdown', 60, 60);
      point('pointerup', 60, 60);
      click('Show all of it');
      await pause();
      expect(cropNow()).toBeUndefined();
    },
  );

  it('that is none changes nothing, and the window says what the server said', async () => {
    const opened = await show({ picture: { src: '/images/ash.jpg', alt: 'Ash' } });
    opened.arrives.push({ ok: false, status: 422, message: '“Office.JPG” is a film.' });
    await choose('Picture');
    expect(said(opened)).toBe('“Office.JPG” is a film.');
    expect(opened.store.state().waiting.size).toBe(0);
  });

  it('goes to the picture of the block or item around the place where it was dropped, if that can have one', async () => {
    const { store } = await show({
      picture: { src: '/images/ash.jpg', alt: 'Ash' },
      steps: [{ title: 'Oak' }],
    });
    const found = (...path: Path) => pictureFieldAt({ document: PAGE, path }, store.state());
    expect(found('picture', 'alt')).toEqual(picture);
    expect(found('file')).toEqual({ document: PAGE, path: ['file'] });
    // The page's own picture is for those who share it, and nobody means that who drops something anywhere.
    expect([found(), found('title'), found('sizes', 'small')]).toEqual([undefined, undefined, undefined]);
    expect(found('steps', 0, 'title')).toEqual({ document: PAGE, path: ['steps', 0, 'picture'] });
  });

  it('is not taken by what stands on other pages too, until somebody says so', async () => {
    const opened = await show({ picture: { src: '/images/ash.jpg', alt: 'Ash' } }, 'shared');
    await act(() => takePhotograph(opened.store, file, picture));
    expect(opened.sent).toEqual([]);
    expect(said(opened)).toMatch(/^This stands on other pages too\./);
  });

  it('does not go to another place if the page has changed while it arrived', async () => {
    const opened = await show({ picture: { src: '/images/ash.jpg', alt: 'Ash' } });
    const arriving = takePhotograph(opened.store, file, picture);
    opened.store.select({ document: PAGE, path: ['title'] });
    await act(() => arriving);
    expect(opened.store.state().selected).toEqual({ document: PAGE, path: ['title'] });
    expect([...opened.store.state().waiting.values()]).toMatchObject([
      { place: picture, value: { src: WAITS } },
    ]);
  });

  it('may take the place of a picture that then nothing uses, and that can go', async () => {
    const opened = await show({ picture: { src: '/images/ash.jpg', alt: 'Ash' } });
    click('Choose another picture');
    await pause();
    expect(screen.getByText('On no page')).toBeTruthy();
    click('Delete oak');
    await pause();
    expect(opened.asked.slice(-2)).toEqual(['takePictureAway', 'choices']);
  });
});

describe('an amount', () => {
  const AMOUNTS: [language: string, currency: string, typed: string, written: number, shown: string][] = [
    ['de-DE', 'EUR', '2.000 EUR', 2000, '2.000'],
    ['de-DE', 'EUR', '1.500', 1500, '1.500'],
    ['de-DE', 'EUR', '1.234,5', 1234.5, '1.234,50'],
    ['de-DE', 'EUR', '0,99', 0.99, '0,99'],
    ['de-CH', 'CHF', '1’200.–', 1200, '1’200'],
    ['ja-JP', 'JPY', '￥１，２００', 1200, '1,200'],
    ['en-IN', 'INR', '₹ 1,00,000', 100_000, '1,00,000'],
    ['en', 'KWD', 'KWD 1.250', 1.25, '1.250'],
    ['ar-KW', 'KWD', '١٬٢٣٤٫٥٠', 1234.5, '١٬٢٣٤٫٥٠٠'],
    ['fa-IR', 'IRR', '۱٬۲۰۰', 1200, '۱٬۲۰۰'],
  ];
  // The sample leaves most of them to src/base/amounts/written-amount.test.ts.
  it.each(AMOUNTS.filter((_, index) => size(index % 4 === 0, true)))(
    'of a site in %s and %s: %s',
    async (language, currency, typed, written, shown) => {
      const { at } = await show({}, 'page', { language, currency });
      type(box('Price'), typed);
      await pause();
      expect(at('price')).toBe(written);
      expect(box('Price').value).toBe(typed);
      fireEvent.blur(box('Price'));
      expect(box('Price').value.replace("'", '’')).toBe(shown);
    },
  );

  it('with two meanings is asked for', async () => {
    const { at } = await show();
    type(box('Price'), '1.500');
    await pause();
    expect(at('price')).toBeUndefined();
    expect(screen.getByRole('button', { name: '$1,500' })).toBeTruthy();
    click('$1.50');
    await pause();
    expect(at('price')).toBe(1.5);
    expect(box('Price').value).toBe('1.50');
    expect(document.activeElement).toBe(box('Price'));
    expect(screen.queryByText(/Do you mean/)).toBeNull();
  });

  it.each([
    ['de-DE', 'EUR', '89.50', 89.5, '“89.50” is taken as 89,50 €.'],
    ['de-DE', 'EUR', '1,234.50', 1234.5, '“1,234.50” is taken as 1.234,50 €.'],
    ['de-DE', 'EUR', '89,50', 89.5, undefined],
    ['en-AU', 'AUD', '12,50', 12.5, '“12,50” is taken as $12.50.'],
  ])(
    'on a site in %s and %s, %s is taken, and it says as what',
    async (language, currency, typed, number, said) => {
      const { at } = await show({}, 'page', { language, currency });
      type(box('Price'), typed);
      await pause();
      fireEvent.blur(box('Price'));
      expect(at('price')).toBe(number);
      const words = screen.queryByText(/is taken as/)?.textContent;
      expect(words?.replaceAll(/\s/gu, ' ')).toBe(said);
      type(box('Price'), '7');
      expect(screen.queryByText(/is taken as/)).toBeNull();
    },
  );

  it.each(['from 49', '12.5%', '2–3 weeks', 'US$50'])(
    'loses nothing that stands beside it: %s',
    async typed => {
      const { at } = await show({ price: 7 });
      type(box('Price'), typed);
      await pause();
      fireEvent.blur(box('Price'));
      expect(at('price')).toBe(7);
      expect(box('Price').value).toBe(typed);
      expect(screen.getByRole('region', { name: 'Not saved yet' })).toBeTruthy();
    },
  );

  it('never becomes words where words would do as well', async () => {
    const { at } = await show({ fee: 700 });
    for (const typed of ['', 'from 49', '1.500']) {
      type(box('Fee'), typed);
      await pause();
    }
    expect(at('fee')).toBe(700);
    fireEvent.blur(box('Fee'));
    expect(box('Fee').value).toBe('1.500');
    click('$1,500');
    await pause();
    expect(at('fee')).toBe(1500);
    type(box('Fee'), 'from 49');
    expect(screen.getByText('“from” cannot stand beside the number. Write the number alone.')).toBeTruthy();
  });

  it('takes the place of words that mean one, and gives back what visitors read', async () => {
    const { at } = await show({ fee: 'from $89.50' });
    const offers = () => screen.queryAllByRole('button', { name: /^Write it as (?!one line)/ });
    for (const words of ['from $89.50', 'hello@example.com', '0491 570 006', '+61 491 570 006', 'Open']) {
      type(box('Fee'), words);
      expect([words, offers().length]).toEqual([words, 0]);
    }
    type(box('Fee'), '$89.50');
    click('Write it as an amount of money instead');
    await pause();
    expect(at('fee')).toBe(89.5);
    click('Write it as one line instead');
    await pause();
    expect(at('fee')).toBe('$89.50');
    type(box('Fee'), '1.500');
    click('Write it as $1.50 instead');
    await pause();
    expect(at('fee')).toBe(1.5);
  });

  it.each([
    ['en', 'KWD', 1.25, 'KWD 1.250', 'KWD', 'before'],
    ['en', 'JPY', 1200, '¥1,200', '¥', 'before'],
    ['en', 'AUD', 12.5, 'A$12.50', 'A$', 'before'],
    ['de', 'EUR', 1250, '1.250 €', '€', 'after'],
    ['en', 'NOTHING', 7, '7', undefined, undefined],
  ] as const)(
    'in %s and %s is shown as the site writes it',
    async (language, currency, report, shown, sign, side) => {
      const site = { language, currency, values: { report } };
      await show({ price: report, hours: 'From {report}' }, 'page', site);
      const around = box('Price').parentElement;
      expect(around?.querySelector('span')?.textContent || undefined).toBe(sign);
      expect(around?.dataset.before).toBe(sign && String(side !== 'after'));
      expect(box('Price').value).toBe(shown.replace(sign ?? '', '').trim());
      expect(screen.getByText(/^Report:/).textContent?.replace(/\s/g, ' ')).toBe(`Report: ${shown}`);
    },
  );
});

describe('a time', () => {
  const BERLIN = { timeZone: 'Europe/Berlin' };

  it('is that of the clocks where the site is, however it was written', async () => {
    const { at } = await show({ moment: '2026-10-01T22:00Z' }, 'page', BERLIN);
    expect([box('Moment').value, box('Time').value]).toEqual(['2026-10-02', '00:00']);
    type(box('Moment'), '2026-10-05');
    await pause();
    expect(at('moment')).toBe('2026-10-05T00:00+02:00');
  });

  it('that clocks skip is written as the next one, and the window says so', async () => {
    const { at } = await show({ moment: '2026-03-29T00:30+01:00' }, 'page', BERLIN);
    type(box('Time'), '02:30');
    await pause();
    expect(at('moment')).toBe('2026-03-29T03:30+02:00');
    expect(box('Time').value).toBe('02:30');
    fireEvent.blur(box('Time'));
    expect(box('Time').value).toBe('03:30');
    screen.getByText('Clocks go forward that day and never show 02:30, so 03:30 is written.');
  });

  it('that clocks show twice is asked for', async () => {
    const { at } = await show({ moment: '2026-10-25' }, 'page', BERLIN);
    type(box('Time'), '02:30');
    await pause();
    expect(at('moment')).toBe('2026-10-25T02:30+02:00');
    expect(box('The first time').checked).toBe(true);
    fireEvent.click(box('The second time'));
    await pause();
    expect(at('moment')).toBe('2026-10-25T02:30+01:00');
    expect([box('Time').value, box('The second time').checked]).toEqual(['02:30', true]);
  });
});

const FILE_WORDS =
  /[{}*]|\]\(|JSON|Markdown|_site|_shared|pages\/|docs\/|in quotes|braces|"[a-z]+"|\btrue\b(?! page)|npm|line out|in the file|in one file|^(src|ref|for|index)$/;

describe('a field says', () => {
  it('nothing of the file, in any schema', () => {
    const said: string[] = [];
    const lists: { label: string; noun: string }[] = [];
    const walk = (schema: unknown, known: Definitions): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { fields } = 'properties' in schema ? formOf(schema as Schema, known) : { fields: [] };
      for (const field of fields) {
        const { control, label } = field;
        const choices = 'choices' in control ? control.choices : [];
        said.push(label, ...Object.values(helpWords(field)));
        said.push(...choices.map(({ meaning = '' }) => meaning));
        if (control.kind === 'list') lists.push({ label, noun: control.noun });
        if (control.kind === 'group')
          said.push(...(control.blocks ?? []).flatMap(({ label, meaning = '' }) => [label, meaning]));
      }
      for (const inner of Object.values(schema)) walk(inner, known);
    };
    const { sources } = readSources(placesAt('.'));
    const { schemas, definitions } = spoken(bundlesOf(sources));
    for (const bundle of [schemas.page, schemas.site]) walk(bundle, definitions);
    expect(said.length).toBeGreaterThan(300);
    // An author's own words, as an example, may be quoted.
    expect(said.filter(words => FILE_WORDS.test(words))).toEqual([]);
    // A list is called by what is in it.
    expect(lists.filter(({ label, noun }) => /^(items|item)$/.test(label) || noun === label)).toEqual([]);
  });

  it('its language, which is that of its document and not of the window', async () => {
    await show({
      intro: 'Words',
      hours: 'From {report}',
      price: 7,
      more: '/faq',
      code: 'oak',
      season: 'spring',
    });
    for (const name of [/^title$/i, /^intro$/i, /^hours$/i, /^price$/i, /^more$/i, /^code$/i, /^season$/i])
      expect(screen.getByLabelText(name, { selector: '[lang]' }).getAttribute('lang')).toBe('en');
  });

  it('what it is for in a sentence, and the rest when asked', async () => {
    await show();
    const title = box('Title');
    const about = title
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map(id => document.getElementById(id)?.textContent);
    expect(about?.[0]).toContain('Its name.');
    const help = screen.getByText(/Nobody reads on\.$/);
    expect(help.hidden).toBe(true);
    click('More about title');
    expect(help.hidden).toBe(false);
    fireEvent.keyDown(title, { key: 'F1' });
    expect(help.hidden).toBe(true);
  });

  it('with its question mark after its control, which Tab passes over', async () => {
    await show({ fee: 7 });
    const marks = [...document.querySelectorAll<HTMLElement>('.fields .why')];
    expect(marks).not.toEqual([]);
    for (const mark of marks) {
      const control = mark.parentElement?.querySelector('input, textarea, select, button, [role="textbox"]');
      expect(
        control && mark.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING,
      ).toBeTruthy();
      expect(mark.tabIndex).toBe(-1);
    }
  });

  it('how much room is left when there is little', async () => {
    await show();
    type(box('Title'), 'Oak and ash');
    expect(screen.getByText('1 character left.')).toBeTruthy();
    type(box('Title'), 'Oak and ashes');
    expect(screen.getByText('1 character too many: 12 at most.')).toBeTruthy();
    expect(roomLeft('AUD', { most: 3 })).toBeUndefined();
  });

  it('what is wrong, and the words stay until they are right or given up', async () => {
    const { at } = await show({ code: 'oak' });
    type(box('Code'), 'OAK 1');
    await pause();
    expect(at('code')).toBe('oak');
    expect(box('Code').getAttribute('aria-invalid')).toBe('true');
    const held = within(screen.getByRole('region', { name: 'Not saved yet' }));
    expect(box('Code').value).toBe('OAK 1');
    fireEvent.click(held.getByRole('button', { name: 'Leave it as it was' }));
    await pause();
    expect(box('Code').value).toBe('oak');
    expect(document.activeElement).toBe(box('Code'));
    expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
  });

  it('what stands behind a value, and what an address means', async () => {
    await show({ hours: 'From {report}', more: 'mailto:a@example.com', price: 700 });
    expect(screen.getByRole('textbox', { name: 'hours' }).textContent).toBe('From $700');
    expect(screen.getByText('$700', { selector: 'strong' }).parentElement?.textContent).toBe('Report: $700');
    expect(screen.getByText('Writes an email to a@example.com.')).toBeTruthy();
  });

  it('where it is filled from', async () => {
    const { at } = await show();
    expect(screen.getByText(/Filled from Organization, People/)).toBeTruthy();
    expect(screen.getByText(/Filled from the site’s articles/)).toBeTruthy();
    click('Write it here instead');
    await pause();
    expect(at('people')).toEqual([]);
  });

  it('nothing while its neighbour makes it meaningless', async () => {
    await show();
    expect(screen.queryByLabelText('Tall')).toBeNull();
    fireEvent.click(box('Tall Taller'));
    await pause();
    expect(box('Tall')).toBeTruthy();
  });
});

describe('fields that belong together', () => {
  it('are one of these', async () => {
    const { at } = await show({ link: { text: 'Ask', href: '/contact' } });
    fireEvent.click(box('Chat'));
    type(screen.getAllByLabelText('Chat').at(-1) as Element, 'Hello');
    await pause();
    expect(at('link')).toEqual({ text: 'Ask', chat: 'Hello' });
  });

  it('are saved together once all that are needed are there', async () => {
    const { at } = await show();
    click('Add: link');
    await pause();
    expect(at('link')).toBeUndefined();
    type(box('Text'), 'Ask');
    fireEvent.click(box('Address'));
    type(screen.getAllByLabelText('Address').at(-1) as Element, '/contact');
    await pause();
    expect(at('link')).toEqual({ text: 'Ask', href: '/contact' });
    click('Take away: link');
    await pause();
    expect(at('link')).toBeUndefined();
  });

  it('take the place of a line, and give it back', async () => {
    const { at } = await show({ either: 'A line' });
    click('Write it as name and more instead');
    await pause();
    expect(at('either')).toEqual({ name: 'A line' });
    click('Write it as one line instead');
    await pause();
    expect(at('either')).toBe('A line');
  });
});

describe('a list', () => {
  it('knows an item without a title by its first words', async () => {
    const { store } = await show({
      blocks: [
        { type: 'prose', text: ['The **first** words of {brand}.', 'Others.'] },
        { type: 'stats', items: [{ value: '12', label: '' }] },
        { type: 'prose', text: [''], note: 'Words for colleagues alone.' },
      ],
    });
    act(() => store.select({ document: PAGE, path: ['blocks', 0, 'text'] }));
    expect(screen.getByRole('heading', { name: /^Prose: ?The first words of Oak & Awl\.$/ })).toBeTruthy();
    act(() => store.select({ document: PAGE, path: ['blocks', 1, 'items', 0, 'value'] }));
    expect(screen.getByRole('heading', { name: /: ?12$/ })).toBeTruthy();
    act(() => store.select({ document: PAGE, path: ['blocks', 2, 'text'] }));
    expect(screen.getByRole('heading', { name: 'Prose' })).toBeTruthy();
  });

  const lines = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Tag \d/);

  it('of lines gets another one with Enter, and loses an empty one with Backspace', async () => {
    const { at } = await show({ tags: ['one', 'three'] });
    fireEvent.keyDown(lines()[0] as Element, { key: 'Enter' });
    await pause();
    expect(document.activeElement).toBe(lines()[1]);
    expect(at('tags')).toEqual(['one', 'three']);
    expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
    type(lines()[1] as Element, 'two');
    await pause();
    expect(at('tags')).toEqual(['one', 'two', 'three']);
    expect(document.activeElement).toBe(lines()[1]);
    type(lines()[1] as Element, '');
    fireEvent.keyDown(lines()[1] as Element, { key: 'Backspace' });
    await pause();
    expect(at('tags')).toEqual(['one', 'three']);
    expect(document.activeElement).toBe(lines()[0]);
  });

  it.each([
    ['first', ['one', 'two', 'three'], 0],
    ['last', ['one', 'two'], 1],
    ['only', ['one'], 0],
  ])('of lines loses its %s one by a quick double press', async (_, tags, index) => {
    const { at, store } = await show({ tags });
    const button = screen.getByRole('button', { name: `Take away: Tag ${index + 1}` });
    fireEvent.click(button);
    fireEvent.click(button);
    await pause();
    expect(at('tags')).toEqual(tags.toSpliced(index, 1));
    expect(store.state().said).toBe(`Tag ${index + 1} taken away.`);
  });

  it.each(['saved', 'begun'])(
    'of lines loses its last one, which is %s, by a quick double Backspace',
    async how => {
      const { at, store } = await show({ tags: ['one', 'two'] });
      if (how === 'begun') {
        fireEvent.keyDown(lines()[1] as Element, { key: 'Enter' });
        await pause();
      }
      const last = lines().at(-1) as Element;
      type(last, '');
      fireEvent.keyDown(last, { key: 'Backspace' });
      fireEvent.keyDown(last, { key: 'Backspace' });
      await pause();
      expect(at('tags')).toEqual(how === 'begun' ? ['one', 'two'] : ['one']);
      expect(store.state()).toMatchObject({ waiting: new Map(), status: 'saved' });
      expect(store.state().said).toMatch(/^Tag \d taken away\.$/);
    },
  );

  it('takes no more than it may hold', async () => {
    await show({ tags: ['1', '2', '3', '4'] });
    expect(screen.queryByRole('button', { name: 'Add: tag' })).toBeNull();
    fireEvent.keyDown(lines()[0] as Element, { key: 'Enter' });
    await pause();
    expect(lines()).toHaveLength(4);
  });

  it('of items is put in order, and the focus goes along', async () => {
    const { at } = await show({ steps: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] });
    click('Move down: Step 1: A');
    await pause();
    expect(at('steps')).toEqual([{ title: 'B' }, { title: 'A' }, { title: 'C' }]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Step 2: A');
    click('Take away: Step 2: A');
    await pause();
    expect(at('steps')).toEqual([{ title: 'B' }, { title: 'C' }]);
    click('Add: step');
    await pause();
    expect(at('steps')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Step 3: A begun step');
    click('Page: Oak');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Page: Oak');
  });

  it('of items gets a new one, which has no number before it is written', async () => {
    const { at, given, store } = await show({ steps: [{ title: 'A' }] });
    given.push(['title']);
    click('Add: step');
    await pause();
    expect(screen.getByRole('heading', { name: /^New step: ?A begun step$/ })).toBeTruthy();
    expect(selectedTarget(store.state())?.kind).toBe('New step');
    const held = within(screen.getByRole('region', { name: 'Not saved yet' }));
    const inTitle =
      'Write over the words of the example in “Title”. It is put on the page when none of them is left.';
    expect(held.getByText(inTitle)).toBeTruthy();
    box('Title').focus();
    expect(box('Title')).toMatchObject({ selectionStart: 0, selectionEnd: 'A begun step'.length });
    expect(box('Title').getAttribute('aria-invalid')).toBeNull();
    type(box('Title'), 'HobartA begun step');
    await pause();
    expect(at('steps')).toHaveLength(1);
    expect(held.getByText(inTitle)).toBeTruthy();
    expect(box('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Words of the example are still here: “A begun step”\./)).toBeTruthy();
    fireEvent.click(held.getByRole('button', { name: 'Take it away' }));
    await pause();
    expect(at('steps')).toHaveLength(1);
    expect(screen.queryByText(/A begun step/)).toBeNull();
  });

  it('of items gets one that needs a picture, and waits for its own with its words', async () => {
    const { at, given, begun } = await show({ steps: [{ title: 'A' }] });
    begun.picture = { src: '', alt: '' };
    given.push(['picture', 'src'], ['picture', 'alt']);
    click('Add: step');
    await pause();
    const inPicture =
      'Choose a picture in “Picture”, and say what it shows or that it is only decoration. It is put on the page then.';
    const held = within(screen.getByRole('region', { name: 'Not saved yet' }));
    expect(held.getByText(inPicture)).toBeTruthy();
    click('Choose a picture');
    await pause();
    click('oak');
    await pause();
    expect(held.getByText(inPicture)).toBeTruthy();
    expect(at('steps')).toHaveLength(1);
    type(screen.getByRole('textbox', { name: 'Description' }), 'Oak');
    await pause();
    expect(at('steps', 1)).toEqual({
      title: 'A begun step',
      picture: { src: '/images/oak.jpg', alt: 'Oak' },
    });
  });

  it('of named values gets names, and loses them', async () => {
    const { at } = await show({ sizes: { small: 'One' } });
    type(box('Add a name'), 'large');
    click('Add');
    type(box('Large'), 'Ten');
    await pause();
    expect(at('sizes')).toEqual({ small: 'One', large: 'Ten' });
    click('Rename small');
    type(box('New name of small'), 'tiny');
    click('Rename');
    await pause();
    expect(at('sizes')).toEqual({ tiny: 'One', large: 'Ten' });
    click('Take away large');
    await pause();
    click('Take away tiny');
    await pause();
    expect(at('sizes')).toBeUndefined();
  });
});

describe('a value of the whole site', () => {
  const inHero = { document: PAGE, path: ['opening'] };
  const inHeader = { document: SITE, path: ['header', 'strip'] };

  it.each([
    { name: 'a page', place: inHero },
    { name: 'the header', place: inHeader },
  ])('is itself what is changed where $name shows it', async ({ place }) => {
    const { store, at, ofSite } = await show({ opening: '{times}' });
    act(() => store.select(place, { text: 'Nine to five', offset: 5 }));
    expect(document.activeElement?.textContent).toBe('Change it everywhere');
    expect(box('Times').closest('fieldset:disabled')).toBeTruthy();
    click('Change it everywhere');
    expect(document.activeElement).toBe(box('Times'));
    expect(box('Times')).toMatchObject({ value: 'Nine to five', selectionStart: 5 });
    type(box('Times'), 'Ten to four');
    await pause();
    expect(ofSite('values', 'times')).toBe('Ten to four');
    expect([at('opening'), ofSite('header', 'strip')]).toEqual(['{times}', '{times}']);
    act(() => store.select(place === inHero ? inHeader : inHero));
    expect(box('Times').value).toBe('Ten to four');
  });

  it('has one label to be seen where it is called as the field that shows it', async () => {
    const { store } = await show({}, 'page', { opening: '{opening}', values: { opening: 'Nine to five' } });
    const named = () => document.querySelector('.inset--named');
    act(() => store.select({ document: SITE, path: ['opening'] }));
    expect(named()?.contains(box('Opening'))).toBe(true);
  });

  it('says how it is written by the field of the site that shows it', async () => {
    const { store } = await show({}, 'page', { opening: '{times}' });
    act(() => store.select({ document: SITE, path: ['values', 'times'] }));
    click('More about times');
    expect(screen.getByText('When you are open. Write days and times.').hidden).toBe(false);
    expect(screen.queryByRole('button', { name: 'More about report' })).toBeNull();
  });

  it('is an amount as well', async () => {
    const { store, at, ofSite } = await show({ price: '{report}' });
    act(() => store.select({ document: PAGE, path: ['price'] }));
    click('Change it everywhere');
    type(box('Report'), '750');
    await pause();
    expect([at('price'), ofSite('values', 'report')]).toEqual(['{report}', 750]);
  });

  const line = () => screen.getByRole('textbox', { name: 'first words' });
  const paste = (words: string) =>
    fireEvent.paste(line(), {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? words : '') },
    });

  it('gives way to other words where somebody asks for it', async () => {
    const { at, ofSite } = await show({ opening: '{times}' });
    click('Write something else here');
    expect(document.activeElement).toBe(line());
    fireEvent.keyDown(line(), { key: 'Backspace', keyCode: 8 });
    paste('Come in');
    await pause();
    expect([at('opening'), ofSite('values', 'times')]).toEqual(['Come in', 'Nine to five']);
  });

  it.each([
    ['a line', { opening: 'Open {times}, from {report}.' }, 'first words', 'Open Nine to five, from $700.'],
    ['words', { intro: '**{brand}** opens {times}.' }, 'intro', 'Oak & Awl opens Nine to five.'],
    ['words that name no value', { intro: 'Open {tmes}.' }, 'intro', 'Open tmes.'],
  ])('is read among %s as visitors read it, and the file stays as it is', async (_, page, name, read) => {
    const { at, asked } = await show(page);
    expect(screen.getByRole('textbox', { name }).textContent).toBe(read);
    await pause();
    expect(asked).not.toContain('change');
    expect(at()).toMatchObject(page);
  });

  it('stays one piece while somebody writes beside it, and several lines become one', async () => {
    const { at, store } = await show({ opening: 'Open {times}' });
    act(() => store.select({ document: PAGE, path: ['opening'] }, { text: 'Nine to five', offset: 12 }));
    paste(' on\n weekdays, {brand}');
    await pause();
    expect(at('opening')).toBe('Open {times} on weekdays, {brand}');
    expect(line().textContent).toBe('Open Nine to five on weekdays, Oak & Awl');
  });

  it('shows what it has become elsewhere', async () => {
    const { store } = await show({ opening: 'Open {times}' });
    act(() => store.unlock(SITE));
    await act(async () => store.type({ document: SITE, path: ['values', 'times'] }, 'Ten to four'));
    await pause();
    expect(line().textContent).toBe('Open Ten to four');
  });

  it('is found from a text that says more', async () => {
    await show({ opening: 'Open {times}.' });
    click('Change everywhere: times');
    expect(document.activeElement?.textContent).toBe('Change it everywhere');
    click('Change it everywhere');
    expect(document.activeElement).toBe(box('Times'));
  });
});

describe('a box for names', () => {
  it('asks nothing until somebody uses it, and then once for a burst of typing', async () => {
    const { asked } = await show();
    fireEvent.focus(box('More'));
    await pause();
    expect(asked).not.toContain('choices');
    type(box('More'), 'p');
    type(box('More'), 'pri');
    await pause();
    expect(asked.filter(name => name === 'choices')).toHaveLength(1);
  });

  it('is used by the keyboard alone', async () => {
    const { at } = await show();
    const more = box('More');
    fireEvent.keyDown(more, { key: 'ArrowDown' });
    await pause();
    expect(more.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(more, { key: 'ArrowDown' });
    fireEvent.keyDown(more, { key: 'ArrowDown' });
    const active = document.getElementById(more.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Questions');
    fireEvent.keyDown(more, { key: 'Enter' });
    await pause();
    expect(at('more')).toBe('/faq');
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('what is selected', () => {
  it('gets the caret at its letter', async () => {
    const { store } = await show({ opening: 'Come in, please' });
    act(() => store.select({ document: PAGE, path: ['opening'] }, { text: 'Come in, please', offset: 5 }));
    expect(document.activeElement).toBe(box('First words'));
    expect(box('First words').selectionStart).toBe(5);
  });

  it('is shown even if it waits under "More fields"', async () => {
    const { store } = await show();
    act(() => store.select({ document: PAGE, path: ['code'] }));
    expect(box('Code').closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(box('Code'));
  });

  it('stays locked in a shared document until it is to change everywhere', async () => {
    const { store, at } = await show({ code: 'oak' }, 'shared');
    expect(box('Code').closest('fieldset')?.disabled).toBe(true);
    act(() => store.select({ document: PAGE, path: ['code'] }));
    expect(document.activeElement?.textContent).toBe('Change it everywhere');
    click('Change it everywhere');
    expect(document.activeElement).toBe(box('Code'));
    type(box('Code'), 'ash');
    await pause();
    expect(at('code')).toBe('ash');
  });
});

describe('beside the fields stands', () => {
  const foot = () => within(screen.getByRole('region', { name: 'Not saved yet' }));
  const THEIRS = { ok: false, status: 409, message: 'Changed.', theirs: 'elm', path: ['code'], version: '0' };

  it('what somebody else has saved at the same place, and one of the two stays', async () => {
    const { instead, at, store } = await show({ code: 'oak' });
    instead.push(THEIRS);
    type(box('Code'), 'ash');
    await pause();
    const both = foot().getAllByRole('definition');
    expect(both.map(({ textContent }) => textContent)).toEqual(['ash', 'elm']);
    fireEvent.click(foot().getByRole('button', { name: 'Keep mine' }));
    await pause();
    expect(at('code')).toBe('ash');
    expect(store.state().said).toBe('Saved.');
    instead.push(THEIRS);
    type(box('Code'), 'yew');
    await pause();
    fireEvent.click(foot().getByRole('button', { name: 'Take theirs' }));
    await pause();
    expect(at('code')).toBe('ash');
    expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
  });

  it('each way out of a mistake as a button', async () => {
    const { instead, at } = await show({ code: 'oak' });
    const step = { document: PAGE, version: '0', path: ['code'], do: 'set', value: 'ash' };
    instead.push({
      ok: false,
      status: 422,
      message: 'No.',
      problems: [{ document: PAGE, path: ['code'], message: 'There is no "ahs".' }],
      ways: [{ problem: 0, title: 'Write "ash"', steps: [step] }],
    });
    type(box('Code'), 'ahs');
    await pause();
    expect(foot().getByText('There is no "ahs".')).toBeTruthy();
    click('Write "ash"');
    await pause();
    expect(at('code')).toBe('ash');
    expect(box('Code').value).toBe('ash');
  });

  it('where an old value still is, in its own words, with the sure places ticked and why the others are not', async () => {
    const { left, mended, store } = await show();
    const place = { document: '/faq', path: ['blocks', 0], page: 'Questions', said: 'This still says $700' };
    left.push({
      what: '$700 of "Report"',
      places: [
        { ...place, key: 'a', words: 'It costs $700.', mend: { old: '$700', now: '$750' } },
        { ...place, key: 'b', words: 'A report for $700.', mend: { old: '$700', now: '$750' } },
        {
          ...place,
          key: 'c',
          words: 'Another one is $700.',
          doubt: 'Only if oak.',
          mend: { old: '$700', now: '$750' },
        },
        { ...place, key: 'd', words: 'Seven hundred for a report.', doubt: 'Only if ash.' },
      ],
    });
    await act(() => store.hearNews());
    click('Still $700 of "Report" in 4 other places');
    expect(screen.getByRole('heading', { name: 'Still $700 of "Report" in 4 other places' })).toBeTruthy();
    const ticks = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Questions/ });
    expect(ticks.map(({ checked }) => checked)).toEqual([true, true, false, false]);
    expect(ticks.map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
    expect(ticks.map(tick => tick.closest('li')?.querySelector('.small')?.textContent)).toEqual([
      undefined,
      undefined,
      'Only if oak.',
      'Only if ash. Change these words by hand.',
    ]);
    const told = ticks.map(tick => tick.closest('li')?.querySelector('p')?.innerHTML);
    expect(told[0]).toBe('It costs <del>$700</del> <ins>$750</ins>.');
    expect(told[3]).toBe('Seven hundred for a report.');
    fireEvent.click(ticks[0] as Element);
    fireEvent.click(ticks[1] as Element);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change' }).disabled).toBe(true);
    fireEvent.click(ticks[2] as Element);
    click('Change 1 place');
    await pause();
    expect(mended).toEqual([['c']]);
    expect(screen.queryByRole('heading', { name: /Still/ })).toBeNull();
  });

  it('and a drawer with them that stays, with its ticks, while the places of another value are changed', async () => {
    const { left, later, store } = await show();
    later.isIt = true;
    const place = { document: '/faq', path: ['a'], key: 'a', page: 'Questions', said: '' };
    const mend = { old: '$7', now: '$8' };
    left.push(
      { what: '$7 of "Oak"', places: [{ ...place, words: 'Oak is $7.', mend }] },
      { what: '$7 of "Ash"', places: [{ ...place, key: 'b', words: 'Ash is $7.', mend }] },
    );
    await act(() => store.hearNews());
    await pause();
    click(/^Still.*Oak/);
    const headings = () => screen.queryAllByRole('heading', { name: /Still/ }).map(one => one.textContent);
    const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Ash/ });
    fireEvent.click(tick());
    expect([headings().length, tick().checked]).toEqual([2, false]);
    await act(async () => screen.getAllByRole('button', { name: 'Change 1 place' })[0]?.click());
    const ash = ['Still $7 of "Ash" in 1 other place'];
    expect([headings(), tick().checked]).toEqual([ash, false]);
    Object.assign(left[0]?.places[0] ?? {}, { key: 'another key, as the message has another number' });
    await pause();
    expect([headings(), tick().checked]).toEqual([ash, false]);
  });

  it('places that still give an old value after the page, if all pages have to be compared for it', async () => {
    const { left, later, asked, store } = await show();
    const looking = () => screen.queryByText('Looking for other places that still say the old…');
    expect(looking()).toBeNull();
    later.isIt = true;
    const place = {
      document: '/faq',
      path: ['a'],
      key: 'a',
      page: 'Questions',
      said: '',
      words: 'Oak is $700.',
    };
    left.push({ what: '$700 of "Report"', places: [place] });
    await act(() => store.hearNews());
    await act(() => store.hearNews());
    expect(looking()).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Still/ })).toBeNull();
    await pause();
    expect(looking()).toBeNull();
    click(/^Still/);
    expect(screen.getByRole('heading', { name: 'Still $700 of "Report" in 1 other place' })).toBeTruthy();
    // Two looks within a pause ask once, and the list stays while the next look has none yet.
    expect(asked.filter(name => name === 'left')).toHaveLength(1);
    await act(() => store.hearNews());
    expect(screen.getByRole('heading', { name: /Still/ })).toBeTruthy();
    left.length = 0;
    await pause();
    expect(screen.queryByRole('heading', { name: /Still/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Still/ })).toBeNull();
  });

  it.each([
    ['nobody has chosen, so the first one holds', {}, true],
    ['another one is chosen', { paint: 'wax' }, false],
  ])('a field that only some choices of a neighbour have, where %s', (_, chosen, isShown) => {
    const { fields } = formOf(SCHEMA, definitions, chosen);
    const counting = fields.filter(one => counts(one, chosen)).map(({ step }) => step);
    expect([counting.includes('oiled'), counting.includes('tall')]).toEqual([isShown, false]);
  });

  it('the page in short: as it is found, and each field as a row that opens', async () => {
    const { store } = await show({ title: 'Oak', tags: ['tables', 'desks'], more: '/faq', layout: 'tall' });
    await act(() => store.refreshPages());
    expect([...document.querySelectorAll('.found p')].map(({ textContent }) => textContent)).toEqual([
      ' › shop',
      'Oak',
      '',
    ]);
    const rows = [...document.querySelectorAll('.folds > *')].map(row => {
      const [said] = row.querySelectorAll('summary > span, :scope > span');
      return [row.querySelector('summary')?.firstChild ?? row.firstChild, said].map(
        one => one?.textContent ?? '',
      );
    });
    expect(rows.slice(0, 3)).toEqual([
      ['In search results', 'Edit'],
      ['Address', '/shop'],
      ['Visitors see it', 'Always'],
    ]);
    expect(rows).toContainEqual(['Tags', 'tables, desks']);
    expect(rows).toContainEqual(['More', 'Questions']);
    expect(rows).toContainEqual(['Layout', 'tall']);
    expect(rows.at(-1)?.[0]).toMatch(/^More fields/);
  });

  it.each([{}, { status: 'draft', moment: '2026-12-01' }])(
    'all that decides who sees the page, together where the page in short says so, in %j',
    async page => {
      await show(page);
      const rows = [...document.querySelectorAll('[data-path$=\'["status"]\'], [data-path$=\'["moment"]\']')];
      const folds = rows.map(row => row.closest('details')?.querySelector('summary')?.textContent);
      expect(folds).toEqual(['Visitors see itAlways', 'Visitors see itAlways']);
      expect(screen.getByText('Keeps it to yourself.')).toBeTruthy();
      const said = [...document.querySelectorAll('summary > span')].map(({ textContent }) => textContent);
      expect(said).not.toContain('draft');
    },
  );

  it('the days on which the page comes and goes, each of which leads to the page on that day', async () => {
    const { store } = await show({ publishAt: '2026-12-02T23:00Z', unpublishAt: '2027-01-15' });
    const names = () =>
      screen.getAllByRole('button', { name: /^See the page on \d/ }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['See the page on 3 December 2026', 'See the page on 15 January 2027']);
    await act(async () => screen.getByRole('button', { name: 'See the page on 15 January 2027' }).click());
    expect(store.state().day).toBe('2027-01-15');
  });

  it('the pages that can take the place of this one, which visitors see', async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const { store } = await show();
    await act(() => store.refreshPages());
    render(
      <InWindow store={store}>
        <TakePageDialog onClose={open} />
      </InWindow>,
    );
    const offered = [...document.querySelectorAll('dialog option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['None', 'Questions (/faq)']);
  });

  it('the pages whose names have the plain letters that somebody types', async () => {
    const { store } = await show();
    await act(() => store.refreshPages());
    render(
      <InWindow store={store}>
        <PageList close={open} />
      </InWindow>,
    );
    const links = () => [...document.querySelectorAll('.tree a')].map(({ textContent }) => textContent);
    for (const words of ['QUÉST', 'questiōns', 'faq']) {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Find a page' }), { target: { value: words } });
      expect(links(), words).toEqual(['Questions']);
    }
  });

  it('choices that are backgrounds, of which the first holds if nobody chooses', async () => {
    const { at } = await show();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect([radio('Sand').checked, radio('Sea').checked]).toEqual([true, false]);
    fireEvent.click(radio('Sea'));
    await pause();
    expect(at('background')).toBe('sea');
    fireEvent.click(radio('Sand'));
    await pause();
    expect(at('background')).toBeUndefined();
  });

  it('names as visitors read them', async () => {
    await show({ title: 'At {brand}' });
    expect(screen.getByRole('heading', { name: /^Page: ?At Oak & Awl$/ })).toBeTruthy();
  });

  it('what the check says of the page, and leads there', async () => {
    const { problems, store } = await show({ code: 'oak', steps: [{ title: 'Sand it' }] });
    const remark = { key: 'a', level: 'warning' as const, where: '', message: 'Nobody says "oak" so.' };
    problems.push({ ...remark, document: PAGE, path: ['code'] });
    problems.push({ ...remark, key: 'b', document: PAGE, path: ['steps', 0] });
    await act(() => store.hearNews());
    expect(screen.getByText('2 remarks about this page')).toBeTruthy();
    expect(screen.getByText('Show Step 1: Sand it')).toBeTruthy();
    click('Show Code');
    expect(document.activeElement).toBe(box('Code'));
  });
});

describe('what the whole site shares is shown', () => {
  const shown = () => [...document.querySelectorAll<HTMLElement>('fieldset [data-path]')];
  const labels = () => shown().map(({ dataset }) => dataset.path?.replace(`${SITE} `, ''));
  it.each<[string, Path, string[]]>([
    ['Name and picture', ['brand'], ['["brand"]', '["tagline"]']],
    ['Name and picture', ['tagline'], ['["brand"]', '["tagline"]']],
    ['Strip and footer', ['header', 'strip'], ['["header","strip"]', '["footer"]']],
    ['Values', ['values', 'report'], ['["values","report"]', '["values","times"]']],
    ['Technical', ['timeZone'], ['["timeZone"]']],
    ['Footer', ['footer'], ['["footer","small"]']],
    ['Header', ['header'], ['["header","strip"]']],
  ])('as “%s” when %j is selected', async (title, path, fields) => {
    const { store } = await show({}, 'page', { tagline: 'Joinery', footer: { small: 'Wood moves.' } });
    act(() => store.select({ document: SITE, path }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(labels()).toEqual(expect.arrayContaining(fields));
    expect(labels().filter(path => !path?.startsWith('["values"'))).toEqual(
      fields.filter(path => !path.startsWith('["values"')),
    );
  });

  it('as a whole under the headings of its groups, the technical ones folded', async () => {
    const { store } = await show({}, 'page', { footer: { small: 'Wood moves.' } });
    act(() => store.select({ document: SITE, path: [] }));
    const headings = screen.getAllByRole('heading', { level: 3, name: /^(Name|Strip|Values|Tech)/ });
    expect(headings.map(({ textContent }) => textContent)).toContain('Strip and footer');
    const technical = [...document.querySelectorAll('details > summary')].at(-1);
    expect(technical?.textContent).toBe('Technical');
    click('Footer');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Footer');
    click('Strip and footer');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Strip and footer');
  });

  it('with the pages on which each value is shown, and the way there', async () => {
    const { store } = await show();
    const saidOf = (...path: Path) => {
      const row = document.querySelector(`[data-path='${SITE} ${JSON.stringify(path)}']`);
      const said = [...(row?.querySelectorAll('p.small') ?? [])].map(({ textContent }) => textContent);
      return said.filter(Boolean);
    };
    await act(async () => store.select({ document: SITE, path: ['values', 'report'] }));
    expect(saidOf('values', 'report')).toEqual(['On 4 pages: Questions and 3 more']);
    expect(saidOf('values', 'times')).toEqual(['On no page']);
    expect(screen.getByText('It is used on other pages too.')).toBeTruthy();
    await act(async () => store.select({ document: SITE, path: ['header', 'strip'] }));
    expect(saidOf('header', 'strip')).toContain('On every page');
    expect(screen.getByText('It is used on every page.')).toBeTruthy();
    await act(async () => store.select({ document: SITE, path: ['values', 'report'] }));
    fireEvent.click(screen.getByRole('link', { name: 'Questions' }));
    expect(location.pathname).toBe('/_edit/faq');
  });
});
