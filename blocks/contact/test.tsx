// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactBlock, FormField, Placed } from '../../src/generated/types.ts';
import { InEnglish } from '../../tests/support/documents/blocks/in-english.tsx';
import { Contact as Bare } from './Component.tsx';
import { findMistakes, isEmail, messageText, patternOf, stillWrong } from './rules.ts';
import { PATIENCE } from './send.ts';

function Contact(block: Placed<ContactBlock>) {
  return (
    <InEnglish>
      <Bare {...block} />
    </InEnglish>
  );
}

const CHAT = 'https://chat.example.com/61491570006';
const html = (text: string) => ({ __html: `<p>${text}</p>` });

const fields: FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', missing: 'Name is required', autocomplete: 'name' },
  { kind: 'email', name: 'email', label: 'Email', missing: 'Email is required', invalid: 'Email is invalid' },
  {
    kind: 'phone',
    name: 'phone',
    label: 'Phone',
    hint: 'Ten digits, no spaces',
    missing: 'Phone number is required',
    invalid: 'Phone number must be exactly 10 digits',
    digits: 10,
    maxLength: 10,
  },
  { kind: 'message', name: 'message', label: 'Message', missing: 'Message is required' },
];
const chat = {
  to: CHAT,
  sent: 'The chat has opened.',
  blocked: 'Your browser stopped the new tab.',
  open: 'Open the chat',
  noScript: html('Write to us.'),
};
const form = {
  fields,
  button: 'Connect',
  note: html('A chat opens.'),
  summary: 'Please check these before we can connect you.',
  chat,
};
const block: Placed<ContactBlock> = {
  type: 'contact',
  name: 'message',
  level: 2,
  heading: 'Send a message',
  details: [{ label: 'Email', value: 'hello@oakandawl.example', href: 'mailto:hello@oakandawl.example' }],
  form,
};
const good = {
  name: 'Aroha Whitford',
  email: 'aroha@example.com',
  phone: '0491570006',
  message: 'A table, four seats.',
};
type Values = typeof good;
const NAMES = Object.keys(good) as (keyof Values)[];
const LABELS = fields.map(({ label }) => label);
const entered = (values: object) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

const tab = { opener: window as unknown };
const open = vi.fn();
const scrollIntoView = vi.fn();

let visits = 0;

beforeEach(() => {
  // A form keeps its words by the address of its page.
  visits += 1;
  history.replaceState(null, '', `/${visits}`);
  tab.opener = window;
  open.mockReset().mockReturnValue(tab);
  vi.stubGlobal('open', open);
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function control(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function type(values: Partial<Values>): void {
  for (const [name, value] of Object.entries(values)) {
    const label = fields.find(field => field.name === name)?.label ?? name;
    fireEvent.input(control(label), { target: { value } });
  }
}

function send(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
}

function sentText(): string {
  const [href] = open.mock.calls[0] as [string];
  return new URL(href).searchParams.get('text') ?? '';
}

describe('the rules', () => {
  const cases: [string, Partial<Values>, object][] = [
    ['all is well', {}, {}],
    ['an empty name', { name: '' }, { name: 'Name is required' }],
    ['an empty email', { email: '' }, { email: 'Email is required' }],
    ['an email without a dot', { email: 'aroha@example' }, { email: 'Email is invalid' }],
    ['an email without an @', { email: 'aroha.example.com' }, { email: 'Email is invalid' }],
    ['an email with nothing before the @', { email: '@example.com' }, { email: 'Email is invalid' }],
    ['an email with nothing after the dot', { email: 'a@example.' }, { email: 'Email is invalid' }],
    ['an email with a space', { email: 'a b@example.com' }, { email: 'Email is invalid' }],
    ['an email of one letter each', { email: 'a@b.c' }, {}],
    ['an empty phone number', { phone: '' }, { phone: 'Phone number is required' }],
    ['nine digits', { phone: '049157000' }, { phone: 'Phone number must be exactly 10 digits' }],
    ['eleven digits', { phone: '04915700060' }, { phone: 'Phone number must be exactly 10 digits' }],
    ['ten digits and a space', { phone: '0491 570006' }, { phone: 'Phone number must be exactly 10 digits' }],
    ['ten letters', { phone: 'abcdefghij' }, { phone: 'Phone number must be exactly 10 digits' }],
    [
      'ten digits of another script',
      { phone: '٠٤٩١٥٧٠٠٠٦' },
      { phone: 'Phone number must be exactly 10 digits' },
    ],
    ['an empty message', { message: '' }, { message: 'Message is required' }],
    ['a message of white space', { message: ' \n\t ' }, { message: 'Message is required' }],
  ];
  it.each(cases)('%s', (_, changes, mistakes) => {
    expect(findMistakes(fields, entered({ ...good, ...changes }))).toEqual(mistakes);
  });

  it.each([
    ['020 7946 0018', true],
    ['+44 (0)20 7946-0018', true],
    ['(020) 79460018', true],
    ['030/123456', true],
    ['12345', false],
    ['call me', false],
    ['0491 570 006 or later', false],
    ['1'.repeat(30), false],
  ])('where no number of digits is asked for, %s is a phone number: %s', (phone, isOne) => {
    const any: FormField = { kind: 'phone', name: 'phone', label: 'Phone', invalid: 'This is none' };
    expect(findMistakes([any], entered({ phone }))).toEqual(isOne ? {} : { phone: 'This is none' });
    // Reads the pattern as a browser does before React has started.
    expect(new RegExp(`^(?:${patternOf(any)})$`, 'v').test(phone)).toBe(isOne);
  });

  it.each([
    ['2.4', undefined, true],
    ['-3,5', undefined, true],
    ['12', undefined, true],
    ['2.4.1', undefined, false],
    ['a dozen', undefined, false],
    ['12345', 5, true],
    ['1234', 5, false],
  ])('of %s with %s digits it is true that it is a number: %s', (number, digits, isOne) => {
    const field: FormField = { kind: 'number', name: 'number', label: 'Number', invalid: 'None', digits };
    expect(findMistakes([field], entered({ number }))).toEqual(isOne ? {} : { number: 'None' });
    expect(new RegExp(`^(?:${patternOf(field)})$`, 'v').test(number)).toBe(isOne);
  });

  const guests: Partial<FormField> = { kind: 'number', least: 1, most: 4 };
  it.each<[Partial<FormField>, string, boolean]>([
    [guests, '1', true],
    [guests, '4', true],
    [guests, '0', false],
    [guests, '4,5', false],
    [guests, '99999', false],
    [guests, '３', true],
    [{ kind: 'phone', digits: 10 }, '０４９１５７０００６', true],
    [{ kind: 'date', earliest: 'today' }, '1999-12-31', false],
    [{ kind: 'date', earliest: 'tomorrow' }, '2999-12-31', true],
    [{ kind: 'date', earliest: 'today', latest: '2030-01-01' }, '2999-12-31', false],
    [{ kind: 'date', after: 'arrival' }, '2026-12-24', false],
    [{ kind: 'date', after: 'arrival' }, '2026-12-25', true],
    [{ kind: 'time', earliest: '15:00', latest: '21:00' }, '15:00', true],
    [{ kind: 'time', earliest: '15:00', latest: '21:00' }, '21:15', false],
    [{ kind: 'text', shape: 'postcode-de' }, '50667', true],
    [{ kind: 'text', shape: 'postcode-de' }, '5066', false],
    [{ kind: 'text', shape: 'postcode-gb' }, 'SW1A 1AA', true],
    [{ kind: 'text', shape: 'postcode-nl' }, '1012 AB', true],
  ])('of a field %o and "%s" it is true that they fit: %s', (limits, value, fits) => {
    const field = { kind: 'text', name: 'it', label: 'It', invalid: 'None', ...limits } as FormField;
    const found = findMistakes([field], entered({ it: value, arrival: '2026-12-24' }));
    expect(found).toEqual(fits ? {} : { it: 'None' });
  });

  it('today is the day of the visitor', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 30), toFake: ['Date'] });
    const days = ['today', 'tomorrow'].map(earliest => {
      const field: FormField = { kind: 'date', name: 'by', label: 'By', invalid: 'None', earliest };
      return findMistakes([field], entered({ by: '2026-11-28' }));
    });
    vi.useRealTimers();
    expect(days).toEqual([{}, { by: 'None' }]);
  });

  it('what may stay empty may, and half a day is no day', () => {
    const free: FormField[] = [
      { kind: 'email', name: 'email', label: 'Email', invalid: 'None' },
      { kind: 'date', name: 'by', label: 'By', invalid: 'This is no day' },
      { kind: 'several', name: 'rooms', label: 'Rooms', options: ['Hall', 'Study'] },
    ];
    expect(findMistakes(free, entered({ email: '', by: '' }))).toEqual({});
    expect(findMistakes(free, entered({ by: '' }), name => name === 'by')).toEqual({ by: 'This is no day' });
  });

  it('an email address is text, @, text, a dot, text, as the slow expression says', () => {
    const letters = ['a', '@', '.', ' '];
    for (let number = 0; number < 4 ** 7; number += 1) {
      const text = Array.from({ length: 7 }, (_, place) => letters[(number >> (2 * place)) & 3]).join('');
      for (const part of [text, text.slice(3)]) expect(isEmail(part)).toBe(/^\S+@\S+\.\S+$/.test(part));
    }
  });

  it('a long row of signs is judged at once', () => {
    const start = process.cpuUsage();
    isEmail('@'.repeat(1_000_000));
    isEmail(`a@${'.'.repeat(1_000_000)} `);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it('a mark goes once its field is right, and no new mark comes before the next try', () => {
    expect(stillWrong({ name: 'a', email: 'b' }, { email: 'c', phone: 'd' })).toEqual({ email: 'c' });
  });

  it('the text of the chat has each value on a line with its label', () => {
    const lines =
      'Name: Aroha Whitford\nEmail: aroha@example.com\nPhone: 0491570006\nMessage: A table, four seats.';
    expect(messageText(fields, entered(good))).toBe(lines);
    const spaced = { ...good, name: ' Aroha Whitford ', message: '\nA table, four seats.\n\n' };
    expect(messageText(fields, entered(spaced))).toBe(lines);
  });

  it('and what was chosen, without what was left empty; an agreement says itself', () => {
    const chosen: FormField[] = [
      { kind: 'several', name: 'rooms', label: 'Rooms', options: ['Hall', 'Study', 'Attic'] },
      { kind: 'text', name: 'business', label: 'Business' },
      { kind: 'consent', name: 'consent', label: 'You may keep this' },
    ];
    const all = { rooms: ['Hall', 'Attic'], business: '', consent: 'You may keep this' };
    expect(messageText(chosen, entered(all))).toBe('Rooms: Hall, Attic\nYou may keep this');
  });
});

describe('the form', () => {
  it('says under each field what is wrong, sums it up, and goes to the first wrong field', () => {
    render(<Contact {...block} />);
    type({ phone: '0491' });
    send();
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Phone number must be exactly 10 digits'],
      ['Message', 'Message is required'],
    ] as const) {
      const field = control(label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map(id => document.getElementById(id)?.textContent)).toContain(message);
    }
    expect(document.activeElement).toBe(control('Name'));
    expect(screen.getByRole('alert').textContent).toContain('Please check these before we can connect you.');
    expect(open).not.toHaveBeenCalled();
  });

  it('announces in a region that is there from the start', () => {
    render(<Contact {...block} />);
    const region = screen.getByRole('alert');
    expect(region.textContent).toBe('');
    send();
    expect(screen.getByRole('alert')).toBe(region);
  });

  it('leads from the summary to the field', () => {
    render(<Contact {...block} />);
    type({ ...good, phone: '' });
    send();
    control('Name').focus();
    fireEvent.click(screen.getByRole('link', { name: 'Phone number is required' }));
    expect(document.activeElement).toBe(control('Phone'));
  });

  it('takes a message away as soon as its field is right', () => {
    render(<Contact {...block} />);
    type({ ...good, name: '', email: 'aroha' });
    send();
    expect(screen.getAllByText('Email is invalid')).toHaveLength(2);
    type({ email: 'aroha@example.com' });
    expect(screen.queryByText('Email is invalid')).toBeNull();
    expect(control('Email').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getAllByText('Name is required')).toHaveLength(2);
    type({ name: 'A' });
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('opens the chat with everything in it, then is empty again and says so', () => {
    render(<Contact {...block} />);
    type(good);
    send();
    expect(open).toHaveBeenCalledWith(expect.stringContaining(`${CHAT}?text=`), '_blank');
    expect(sentText()).toBe(messageText(fields, entered(good)));
    expect(tab.opener).toBeNull();
    for (const label of LABELS) expect(control(label).value).toBe('');
    expect(screen.getByRole('alert').textContent).toBe(chat.sent);
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('opens a letter where the form goes to an email address, and keeps what was typed', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const mail = {
      to: 'mailto:hello@example.com',
      opened: 'Ready.',
      open: 'Open it',
      noScript: chat.noScript,
    };
    render(<Contact {...block} form={{ ...form, chat: undefined, mail }} />);
    type(good);
    send();
    const letter = `mailto:hello@example.com?body=${encodeURIComponent(messageText(fields, entered(good)))}`;
    expect(assign).toHaveBeenCalledWith(letter);
    expect(open).not.toHaveBeenCalled();
    expect(control('Message').value).toBe(good.message);
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(letter);
  });

  it('keeps what was typed when the browser blocks the tab, and offers the chat as a link', () => {
    open.mockReturnValue(null);
    render(<Contact {...block} />);
    type(good);
    send();
    expect(control('Message').value).toBe(good.message);
    expect(screen.getByRole('alert').textContent).toContain(chat.blocked);
    const link = screen.getByRole('link', { name: /^Open the chat/ });
    expect(link.getAttribute('href')).toBe(open.mock.calls[0]?.[0]);
    expect(link.getAttribute('rel')).toBe('noopener');
    type({ message: 'Something else.' });
    expect(screen.queryByRole('link', { name: /^Open the chat/ })).toBeNull();
  });

  it.each([
    ['signs that mean something in an address', 'a&b=c#d?e+f %20 "quoted" <b>'],
    ['emoji and macrons', 'Kia ora 👋🏽 whānau'],
    ['several lines', 'one\ntwo\n\nthree'],
  ])('carries %s over unchanged', (_, message) => {
    render(<Contact {...block} />);
    type({ ...good, message });
    send();
    expect(sentText()).toContain(`Message: ${message}`);
  });

  it('puts a replacement character for half an emoji', () => {
    render(<Contact {...block} />);
    type({ ...good, message: 'cut \ud83d here \udc4b too' });
    send();
    expect(sentText()).toContain('Message: cut \ufffd here \ufffd too');
  });
});

describe('before React wakes up', () => {
  it('the browser itself asks for every field and for ten digits, and sends nothing anywhere', () => {
    document.body.innerHTML = renderToString(<Contact {...block} />);
    const element = document.querySelector('form');
    expect(element?.method).toBe('dialog');
    expect(element?.noValidate).toBe(false);
    expect(document.querySelectorAll(':required')).toHaveLength(4);
    expect(control('Phone').pattern).toBe('[0-9]{10}');
    expect(control('Phone').maxLength).toBe(10);
    expect(document.body.innerHTML).not.toMatch(/style=|<!--/);
  });

  it('what was typed is kept', async () => {
    document.body.innerHTML = `<main>${renderToString(<Contact {...block} />)}</main>`;
    NAMES.forEach((name, index) => {
      control(LABELS[index] ?? '').value = good[name];
    });
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      hydrateRoot(document.querySelector('main') as HTMLElement, <Contact {...block} />);
    });
    expect(complaints).not.toHaveBeenCalled();
    for (const [index, name] of NAMES.entries()) expect(control(LABELS[index] ?? '').value).toBe(good[name]);
    expect(document.querySelector('form')?.noValidate).toBe(true);
    send();
    expect(sentText()).toBe(messageText(fields, entered(good)));
  });
});

describe('a form that is sent by post', () => {
  const post = {
    to: '/messages',
    sending: 'Sending…',
    sent: 'Your message has arrived.',
    failed: html('It was not taken.'),
    unanswered: html('No answer came.'),
    after: '/thank-you',
    site: 'https://www.example.com',
  };
  const posted = (target: object = {}) => (
    <Contact {...block} form={{ ...form, chat: undefined, post: { ...post, ...target } }} />
  );
  const answer = vi.fn<typeof fetch>();
  const said = () => screen.getByRole('alert').textContent;
  const typed = () => control('Message').value;
  const from = (response: Response, url: string) =>
    Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });

  beforeEach(() => {
    answer.mockReset().mockImplementation(async () => Response.json({ ok: true }));
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => vi.useRealTimers());

  async function sendAll(target?: object): Promise<void> {
    render(posted(target));
    type(good);
    await act(async () => send());
  }

  it('sends once what was typed, says so and is empty again', async () => {
    let arrive = (_: Response) => {};
    answer.mockImplementation(() => new Promise(resolve => (arrive = resolve)));
    await sendAll();
    await act(async () => send());
    expect(screen.getByRole('status').textContent).toBe(post.sending);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(answer).toHaveBeenCalledTimes(1);
    const [to, request] = answer.mock.calls[0] ?? [];
    expect(to).toBe('/messages');
    expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual(good);
    await act(async () => arrive(new Response()));
    expect([said(), typed(), screen.getByRole('status').textContent]).toEqual([post.sent, '', '']);
  });

  it('leaves words alone that were changed on the way', async () => {
    let arrive = (_: Response) => {};
    answer.mockImplementation(() => new Promise(resolve => (arrive = resolve)));
    await sendAll();
    type({ message: 'And chairs.' });
    await act(async () => arrive(new Response()));
    expect([said(), typed()]).toEqual([post.sent, 'And chairs.']);
  });

  it.each([
    ['is an error', () => new Response('', { status: 500 })],
    ['says itself that it was not taken', () => Response.json({ success: 'false' })],
    ['says so in another way', () => Response.json({ ok: false })],
    ['leads to some other page', () => from(new Response('<h1>Sign in</h1>'), 'http://localhost/login')],
  ])('keeps what was typed where the answer %s', async (_, response) => {
    answer.mockImplementation(async () => response());
    await sendAll();
    expect([said(), typed()]).toEqual(['It was not taken.', good.message]);
    answer.mockImplementation(async () => new Response());
    await act(async () => send());
    expect([said(), typed()]).toEqual([post.sent, '']);
  });

  it('has arrived where the answer leads to the page that comes after', async () => {
    answer.mockImplementation(async () => from(new Response(), 'http://localhost/thank-you.html?1'));
    await sendAll();
    expect(said()).toBe(post.sent);
  });

  it('keeps what was typed where the line breaks off, or no answer comes', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await sendAll();
    expect([said(), typed()]).toEqual(['No answer came.', good.message]);
    vi.useFakeTimers();
    answer.mockImplementation(
      (_, request) =>
        new Promise((_, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await act(async () => send());
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE - 1));
    expect(said()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([said(), typed()]).toEqual(['No answer came.', good.message]);
  });

  it('sends nothing that fell into the trap, and keeps the words of whoever was taken for a program', async () => {
    const { container } = render(posted({ trap: { name: '_gotcha', label: 'Leave this empty' } }));
    type(good);
    fireEvent.input(container.querySelector('[name=_gotcha]') as Element, { target: { value: 'x' } });
    await act(async () => send());
    expect(answer).not.toHaveBeenCalled();
    expect([said(), typed()]).toEqual(['It was not taken.', good.message]);
  });

  it.each([
    ['/messages', '/thank-you'],
    ['https://forms.example.com/f', 'https://www.example.com/thank-you'],
  ])('to %s tells of the page that comes after as %s', (to, after) => {
    const also = [{ name: 'subject', value: 'From the site' }];
    document.body.innerHTML = renderToString(posted({ to, afterName: '_next', also }));
    const element = document.querySelector('form') as HTMLFormElement;
    expect([element.method, element.getAttribute('action')]).toEqual(['post', to]);
    expect(Object.fromEntries(new FormData(element))).toMatchObject({
      _next: after,
      subject: 'From the site',
    });
  });

  it('has its words again after another page, unless they were sent meanwhile', async () => {
    let arrive = (_: Response) => {};
    const { unmount } = render(posted());
    type(good);
    unmount();
    const again = render(posted());
    expect(typed()).toBe(good.message);
    answer.mockImplementation(() => new Promise(resolve => (arrive = resolve)));
    await act(async () => send());
    again.unmount();
    await act(async () => arrive(new Response()));
    render(posted());
    expect(typed()).toBe('');
  });
});
