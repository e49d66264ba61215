// Starts the composer's server of a site, undoes the last change, and ends. It can be killed at each of its operations on files.
import { placesAt } from '../../../src/base/places.mjs';
import { openJournal } from '../../../src/change/journal/watch.ts';
import { undo } from '../../../src/composer/server/undo/undo.ts';
import { openLibrary } from '../../../src/site/library/library.ts';

const [, , root = '', engine = ''] = process.argv;
const library = openLibrary(root, engine);
const journal = openJournal(root, sentence => process.stdout.write(sentence));
const copy = { library: () => library, places: { ...placesAt(root), engine }, journal, tell: () => {} };
const { message } = undo(copy, { id: 'kim', name: 'Kim', kind: 'person', may: [] });
process.stdout.write(message);
