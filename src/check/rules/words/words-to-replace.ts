// Finds words that an author still has to replace, in documents that visitors see: words of a starter, and blocks or items that
// have no word but those of the example that editors offer.
import { type Fields, isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import {
  everyWord,
  givenIn,
  partsAsGiven,
  type ReadWords,
  readWordsIn,
} from '../../../document/schema/given-words.ts';
import { ownFieldsOf } from '../../../document/schema/like-page.ts';
import { staysUnpublished } from '../../../site/publication.ts';
import { usersOf } from '../../../site/shared-blocks.ts';
import type { Library } from '../../../site/types.ts';
import type { Rule } from '../rule.ts';

export const wordsToReplace: Rule = ({ file, fields, library, say }) => {
  if (!isForVisitors(file, library)) return [];
  const { definitions } = library;
  const given = { definitions, examples: library.examples, starters: library.starters() };
  const { placeholders } = givenIn(given.starters);
  const { blocks, ...envelope } = fields;
  const tell = (path: Path, message: Said): Problem => ({ ...say(path, message), rule: 'unfinished' });
  const tellWords = (words: ReadWords[]) =>
    words.map(({ text, path }) =>
      tell(
        path,
        says`Not for the public yet: ${the.text(text)} is what the starter says. Write your own words, or keep the page a draft.`,
      ),
    );
  const placeholdersIn = (value: Fields, path: Path = []) =>
    everyWord(value, text => !placeholders.has(text))
      ? []
      : readWordsIn(value, path).filter(({ text }) => placeholders.has(text));

  function inBlock(block: Fields, path: Path): Problem[] {
    if (block.hidden === true) return [];
    const parts = partsAsGiven(block, path, given);
    const isTold = ({ path }: ReadWords) =>
      parts.some(part => part.path.every((step, at) => path[at] === step));
    return [
      ...parts.map(({ noun, path }) =>
        tell(
          path,
          noun === 'block'
            ? says`Not for the public yet: all words of this block are those that it was begun with. Write your own, or take the block out.`
            : says`Not for the public yet: all words of this item are those that it was begun with. Write your own, or take the item out.`,
        ),
      ),
      ...tellWords(placeholdersIn(block, path).filter(found => !isTold(found))),
    ];
  }

  const examples = file.kind === 'page' ? ownFieldsOf(library.schemas.page) : [];
  return [
    ...tellWords(placeholdersIn(envelope)),
    ...examples
      .filter(({ path, instead, example }) => instead === 'words' && valueAt(fields, path) === example)
      .map(({ path, example }) =>
        tell(
          path,
          says`Not for the public yet: ${the.text(example)} is only an example. Write your own words, or keep the page a draft.`,
        ),
      ),
    ...(Array.isArray(blocks)
      ? blocks.flatMap((block, index) => (isFields(block) ? inBlock(block, ['blocks', index]) : []))
      : []),
  ];
};

function isForVisitors(file: DocumentFile, library: Library): boolean {
  if (file.kind === 'page') return file.route === '/' || !staysUnpublished(file, library);
  return file.kind === 'shared' && usersOf(file, library).some(page => !staysUnpublished(page, library));
}
