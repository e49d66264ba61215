import { expect, it } from 'vitest';
import { documentBack } from './document-back.ts';

/** As people write by hand: some on one line, some on several, with letters as codes. */
const LIST = '"items": [\n\t\t{ "title": "Oak",\n\t\t  "text": "Hard \\u2013 and heavy." }\n\t]';
const block = (heading: string, fields: string) =>
  `{ "type": "cards",\n\t"heading": "${heading}",${fields} }`;
const page = (title: string, ...blocks: string[]) =>
  `{\n"title": "${title}",\n"blocks": [\n  ${blocks.join(',\n  ')} ] }`;

const woods = block('Woods', `\n\t"id": "woods",\n\t${LIST}`);
const stones = block('Stones', ` ${LIST}`);

it.each<{ name: string; before: string[]; after: string[] }>([
  { name: 'a block', before: [stones, woods], after: [stones] },
  { name: 'a block at the start', before: [woods, stones], after: [stones] },
  { name: 'the only block', before: [woods], after: [] },
  { name: 'a field between others', before: [woods], after: [block('Woods', `\n\t${LIST}`)] },
  { name: 'the only item of a list', before: [stones], after: [stones.replace(LIST, '"items": []')] },
  { name: 'words with codes in them', before: [stones], after: [stones.replace('Hard', 'Very hard')] },
  { name: 'the order', before: [woods, stones], after: [stones, woods] },
])(
  '$name comes back as it was written, beside a title that somebody else has changed',
  ({ before, after }) => {
    const back = documentBack({
      before: page('One', ...before),
      after: page('One', ...after),
      now: page('Two', ...after),
    });
    expect(back).toEqual({ text: page('Two', ...before), changed: [] });
  },
);

it('takes a sentence back beside another one of the same text that somebody else has changed', () => {
  const about = (text: string) => page('One', block('Woods', ` "intro": "${text}"`));
  const back = documentBack({
    before: about('We write. We send.'),
    after: about('We write well. We send.'),
    now: about('We write well. We send it.'),
  });
  expect(back).toEqual({ text: about('We write. We send it.'), changed: [] });
});
