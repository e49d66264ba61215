// Finds where something that is typed and not saved belongs by now, after others have changed the document.
import { valueAt } from '../../../base/json-value.ts';
import { findDocument, versionOf } from '../../../change/fix/judge-edits.ts';
import { parse } from '../../../document/json/parse.ts';
import { isSame } from '../../../review/sentences/similarity.ts';
import type { Asks } from '../../form/asks.ts';
import type { Copy } from '../copy.ts';
import { valueOfVersion } from './change.ts';
import { pathToday, withSaved } from './rebase.ts';

type Followed = Asks['follow']['told'];

export function follow({ library }: Copy, _: unknown, { places }: Asks['follow']['input']): Followed {
  const { root } = library();
  return {
    places: places.map(place => {
      const found = findDocument(root, place.document);
      const source = 'source' in found ? found.source : undefined;
      const now = source && parse(source).parsed?.value;
      const base = source && withSaved(valueOfVersion(place.version, source, now, root)?.value, place);
      const path = pathToday(place.path, { base, now });
      if (!source || !path || valueAt(now, path.slice(0, -1)) === undefined) return {};
      const theirs = valueAt(now, path);
      const isOther = !isSame(theirs, 'was' in place ? (place.was ?? undefined) : valueAt(base, place.path));
      return { path, version: versionOf(source.text), isOther, theirs };
    }),
  };
}
