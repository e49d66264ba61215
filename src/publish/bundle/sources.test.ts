import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { validatorFolders } from './sources.mjs';

const ENGINE = process.cwd();

test('sites without blocks of their own share the validators of the engine', () => {
  const [one, other] = [temporarySite({}), temporarySite({})];
  const folders = [one, other].map(site => validatorFolders({ engine: ENGINE, site }).kept());
  expect(folders).toEqual([keptIn(ENGINE), keptIn(ENGINE)]);
  const own = temporarySite({ 'blocks/note/schema.json': '{}' });
  expect(validatorFolders({ engine: ENGINE, site: own }).kept()).toBe(keptIn(own));
});

test('an installed engine brings validators along, and no folder of another place is trusted to', () => {
  const site = temporarySite({});
  expect(validatorFolders({ engine: ENGINE, site }).brought).toBeUndefined();
  const engine = join(site, 'node_modules/ashlar');
  expect(validatorFolders({ engine, site }).brought).toBe(join(engine, 'compiled/validators'));
});

const keptIn = (home: string) => join(keptPlace(home), 'validators');
