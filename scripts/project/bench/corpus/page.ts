// Writes pages as an author would: an opening, sections up to the wanted weight, a closing. No two pages are alike.
import { type Author, author, titleOfPage, withCapital } from './author.ts';

type Fields = { [field: string]: unknown };

/** "count" pages link to each other, each of "weight" kilobytes of JSON. "first" is the number of the first one. */
export type Size = { count: number; weight: number; first?: number };

const WORDS = 400;
const ICONS = ['compass', 'pencil', 'clock', 'chart', 'scales', 'search'];
const SECTIONS = [prose, cards, steps, questions, testimonials, packages];

export const routeOf = (number: number): string => `/guides/page-${number}`;

export const documentText = (document: Fields): string => `${JSON.stringify(document, null, 2)}\n`;

export function pageDocument(number: number, size: Size): Fields {
  const writer = author(number);
  const title = titleOfPage(number);
  const link = (steps: number) => [linkTo(after(number, steps, size))];
  const page = {
    title,
    description: `${title}: ${writer.deed()}, ${writer.deed()}, and what else there is.`,
    blocks: [{ type: 'hero', heading: title, intro: writer.sentence(), links: link(1) }] as Fields[],
  };
  for (
    let section = 0;
    section < SECTIONS.length || documentText(page).length < size.weight * 1000;
    section += 1
  )
    page.blocks.push(SECTIONS[section % SECTIONS.length]?.(writer, number, size) ?? {});
  const close = {
    type: 'call-to-action',
    heading: writer.heading(),
    intro: writer.sentence(),
    links: link(2),
  };
  page.blocks.push(close);
  return page;
}

const linkTo = (number: number) => ({ text: titleOfPage(number), href: routeOf(number) });

/** After the last page comes the first one again. */
export function after(number: number, steps: number, { count, first = 1 }: Size): number {
  return first + ((Math.max(number - first, 0) + steps) % count);
}

function prose(writer: Author, number: number, size: Size): Fields {
  return { type: 'prose', heading: writer.heading(), text: longText(writer, number, size) };
}

function cards(writer: Author): Fields {
  const card = () => ({
    title: writer.heading(),
    icon: writer.one(ICONS),
    text: `${writer.sentence()} ${writer.sentence()}`,
  });
  return { type: 'cards', variant: 'rows', heading: writer.heading(), items: times(3, card) };
}

function steps(writer: Author): Fields {
  const step = () => ({ title: withCapital(writer.deed()), text: writer.sentence() });
  return { type: 'steps', heading: writer.heading(), items: times(4, step) };
}

function questions(writer: Author): Fields {
  const plain = () => ({ question: `Who says that ${writer.deed()}?`, answer: writer.sentence() });
  const listed = {
    question: `What is needed while ${writer.deed()}?`,
    answer: [writer.sentence(), bullets(writer, 3)],
  };
  return { type: 'faq', heading: writer.heading(), items: [...times(3, plain), listed] };
}

function testimonials(writer: Author): Fields {
  const quote = () => ({
    name: writer.person(),
    role: `${writer.word('trade')} of ${writer.word('place')}`,
    text: writer.sentence(),
    rating: 5,
  });
  return { type: 'testimonials', heading: writer.heading(), items: times(3, quote) };
}

function packages(writer: Author, number: number): Fields {
  const offer = (index: number) => ({
    name: `${writer.word('place')} basket ${number}-${index + 1}`,
    price: 20 + writer.below(400),
    text: writer.sentence(),
    features: times(3, () => withCapital(writer.word('thing'))),
    link: { text: 'Go to the home page', href: '/' },
  });
  return { type: 'packages', heading: writer.heading(), items: times(2, offer) };
}

/** Writes parts under headings: paragraphs, a list of bullets, a list of numbers, a quotation. */
function longText(writer: Author, number: number, size: Size): string[] {
  const written: string[] = [];
  const isShort = () => written.join(' ').split(/\s+/).length < WORDS;
  for (let part = 0; isShort(); part += 1) {
    written.push(`${part % 3 === 2 ? '###' : '##'} ${writer.heading()}`, paragraph(writer, number, size));
    if (isShort()) written.push(special(writer, part));
    if (isShort()) written.push(paragraph(writer, number, size));
  }
  return written;
}

function special(writer: Author, part: number): string {
  if (part % 3 === 0) return bullets(writer, 4);
  if (part % 3 === 1) return times(3, index => `${index + 1}. ${marked(writer)}`).join('\n');
  return `> ${writer.sentence()}`;
}

function paragraph(writer: Author, number: number, size: Size): string {
  const sentences = times(3, () => marked(writer));
  if (writer.below(2) === 0) {
    const { text, href } = linkTo(after(number, writer.below(size.count), size));
    sentences.push(`There is more in [${text}](${href}).`);
  }
  return sentences.join(' ');
}

/** Writes a sentence, now and then with bold or italic words, as authors use them. */
function marked(writer: Author): string {
  const sentence = writer.sentence();
  const mark = writer.one(['**', '*', '', '', '']);
  return mark
    ? sentence.replace(/\b(?:the|an?) ([a-z]+ [a-z]+)/, whole => `${mark}${whole}${mark}`)
    : sentence;
}

function bullets(writer: Author, count: number): string {
  return times(count, () => `- ${withCapital(writer.word('thing'))} ${writer.word('tail')}`).join('\n');
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
