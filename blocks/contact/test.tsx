// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactBlock, Placed } from '../../src/generated/types.ts';
import { InEnglish } from '../../tests/support/documents/in-english.tsx';
import { Contact as Bare } from './Component.tsx';
import examples from './examples.json';
import { findMistakes, isEmail, messageText, phonePattern, stillWrong, type Values } from './rules.ts';

function Contact(block: Placed<ContactBlock>) {
  return (
    <InEnglish>
      <Bare {...block} />
    </InEnglish>
  );
}

const CHAT = 'https://chat.example.com/61491570006';
const html = (text: string) => ({ __html: `<p>${text}</p>` });
const words = examples[0]?.form as NonNullable<(typeof examples)[0]['form']>;
const phone = { ...words.phone, digits: 10, invalid: 'Phone number must be exactly 10 digits' };
const form = { ...words, to: CHAT, phone, note: html(words.note), noScript: html(words.noScript) };
const block: Placed<ContactBlock> = {
  type: 'contact',
  name: 'message',
  level: 2,
  heading: 'Send a message',
  details: [{ label: 'Email', value: 'hello@oakandawl.example', href: 'mailto:hello@oakandawl.example' }],
  form,
};
const good: Values = {
  name: 'Aroha Whitford',
  email: 'aroha@example.com',
  phone: '0491570006',
  message: 'A table, four seats.',
};

const tab = { opener: window as unknown };
const open = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
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
  for (const [field, value] of Object.entries(values)) {
    fireEvent.input(control(form[field as keyof Values].label), { target: { value } });
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
    expect(findMistakes({ ...good, ...changes }, form)).toEqual(mistakes);
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
    const any = { ...form, phone: { ...form.phone, digits: undefined } };
    expect(findMistakes({ ...good, phone }, any)).toEqual(isOne ? {} : { phone: form.phone.invalid });
    // As a browser reads its "pattern", before React wakes up.
    expect(new RegExp(`^(?:${phonePattern(any)})$`, 'v').test(phone)).toBe(isOne);
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
    expect(messageText(good, form)).toBe(
      'Name: Aroha Whitford\nEmail: aroha@example.com\nPhone: 0491570006\nMessage: A table, four seats.',
    );
    expect(
      messageText({ ...good, name: ' Aroha Whitford ', message: '\nA table, four seats.\n\n' }, form),
    ).toBe(messageText(good, form));
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
    expect(sentText()).toBe(messageText(good, form));
    expect(tab.opener).toBeNull();
    for (const label of ['Name', 'Email', 'Phone', 'Message']) expect(control(label).value).toBe('');
    expect(screen.getByRole('alert').textContent).toBe(form.sent);
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('opens a letter where the form goes to an email address, and keeps what was typed', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    render(<Contact {...block} form={{ ...form, to: 'mailto:hello@example.com' }} />);
    type(good);
    send();
    const letter = `mailto:hello@example.com?body=${encodeURIComponent(messageText(good, form))}`;
    expect(assign).toHaveBeenCalledWith(letter);
    expect(open).not.toHaveBeenCalled();
    expect(control('Message').value).toBe(good.message);
    expect(screen.getByRole('link', { name: form.open }).getAttribute('href')).toBe(letter);
  });

  it('keeps what was typed when the browser blocks the tab, and offers the chat as a link', () => {
    open.mockReturnValue(null);
    render(<Contact {...block} />);
    type(good);
    send();
    expect(control('Message').value).toBe(good.message);
    expect(screen.getByRole('alert').textContent).toContain(form.blocked);
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
    for (const field of ['name', 'email', 'phone', 'message'] as const) {
      control(form[field].label).value = good[field];
    }
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      hydrateRoot(document.querySelector('main') as HTMLElement, <Contact {...block} />);
    });
    expect(complaints).not.toHaveBeenCalled();
    for (const field of ['name', 'email', 'phone', 'message'] as const) {
      expect(control(form[field].label).value).toBe(good[field]);
    }
    expect(document.querySelector('form')?.noValidate).toBe(true);
    send();
    expect(sentText()).toBe(messageText(good, form));
  });
});
