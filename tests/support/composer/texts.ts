// Says what becomes of the text of a document whose blocks and items stand on lines of their own.

type Change = (text: string) => string;

const END_OF_BLOCK = '\n    }';
const END_OF_ITEM = '\n        }';

export function inOrder(...changes: Change[]): Change {
  return text => changes.reduce((text, change) => change(text), text);
}

export function everywhere(from: string, to: string): Change {
  return text => {
    if (!text.includes(from)) throw new Error(`${JSON.stringify(from)} stands nowhere.`);
    return text.replaceAll(from, to);
  };
}

/** Changes only the item of a list in which the words stand first. */
export function inItem(words: string, change: Change): Change {
  return text => {
    const { before, item, after } = cutAt(text, words);
    return before + change(item) + after;
  };
}

/** Puts an item like it after the one in which the words stand first. Some of its fields say something else. */
export function likeItem(words: string, other: object): Change {
  return inItem(words, item => {
    const added = JSON.stringify({ ...JSON.parse(item), ...other }, null, 2);
    return `${item},\n${added.replace(/^/gm, '        ')}`;
  });
}

function cutAt(text: string, words: string): { before: string; item: string; after: string } {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`${JSON.stringify(words)} stands nowhere.`);
  const from = text.lastIndexOf('\n        {', at) + 1;
  const to = text.indexOf(END_OF_ITEM, at) + END_OF_ITEM.length;
  return { before: text.slice(0, from), item: text.slice(from, to), after: text.slice(to) };
}

/** Swaps the block with the one before it. "change" says what becomes of it besides. */
export function blockUp(at: number, change: Change = text => text): Change {
  return text => {
    const blocks = text.match(/^ {4}\{\n[\s\S]*?\n {4}\}/gm) ?? [];
    const [before = '', block = ''] = [blocks[at - 1], blocks[at]];
    return everywhere(`${before},\n${block}`, `${change(block)},\n${before}`)(text);
  };
}

export function withLastField(line: string): Change {
  return block => block.replace(new RegExp(`${END_OF_BLOCK}$`), `,\n      ${line}${END_OF_BLOCK}`);
}

/** Gives the block another picture. */
export function withImage(at: number, image: object): Change {
  return text => {
    const blocks = text.match(/^ {4}\{\n[\s\S]*?\n {4}\}/gm) ?? [];
    const block = blocks[at] ?? '';
    const written = JSON.stringify(image, null, 2).replace(/\n/g, '\n      ');
    const [before = ''] = block.match(/"image": \{[^}]*\}/) ?? [];
    return text.replace(block, block.replace(before, `"image": ${written}`));
  };
}
