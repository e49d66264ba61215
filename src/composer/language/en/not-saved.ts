// The English words of what is not saved yet.
import { IN_ENGLISH } from './in-english.ts';

const { counted } = IN_ENGLISH;

export const ENGLISH_NOT_SAVED = {
  notSaved: {
    name: 'Not saved yet',
    begins: 'Not saved yet.',
    onItsWay: 'Everything is being saved.',
    contested: 'Somebody else has changed this in the meantime.',
    unfinished: 'This was still being typed when the window closed. Save it, or type on.',
    saveIt: 'Save it',
    isGone: 'What this belongs to is no longer there.',
    /** Said of something begun with the words of an example. "where" names the fields that still have some. */
    toBeWritten: (where?: string) =>
      `Write over the words of the example${where === undefined ? '' : ` in ${where}`}. It is put on the page when none of them is left.`,
    addedWithExample: 'Added with sample words.',
    yours: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    takeAway: 'Take it away',
    leave: 'Leave it as it was',
    onPage: (title: string) => `On the page “${title}”`,
    within: (label: string, around: string | undefined) => (around ? `${label}, in ${around}` : label),
    forSeveral: (part: string) => `${part}, for several pages`,
    moreFields: (count: number) => counted(count, { one: 'more field', other: 'more fields' }),
    items: (count: number) => counted(count, { one: 'item', other: 'items' }),
    fields: (count: number) => counted(count, { one: 'field', other: 'fields' }),
    nothing: 'Nothing',
  },
};
