// Maps the places that a window has seen in earlier versions of documents to the present versions: exactly for the window's own steps, and
// by likeness for what others have changed.
import { isFields, ownOf, type Path, valueAt } from '../../../base/json-value.ts';
import { findDocument, versionOf } from '../../../change/fix/judge-edits.ts';
import { parse } from '../../../document/json/parse.ts';
import { isSame } from '../../../review/sentences/similarity.ts';
import type { KnownVersion, PageLook } from '../../form/asks.ts';
import { goneInside, type Hop, hopOf, type MovedSince } from '../../form/moved.ts';
import { stepped } from '../../form/steps.ts';
import { type DoneSteps, valueOfVersion } from './change.ts';
import { pairsIn } from './rebase.ts';

/** Leaves out versions that are the present ones. The second parameter is the look that the window is going to show. */
export function movedSince(
  known: KnownVersion[],
  { documents }: Pick<PageLook, 'documents'>,
  root: string,
  done: DoneSteps[] = [],
): MovedSince[] {
  return known.flatMap(({ document, version }): MovedSince[] => {
    const own = done.find(one => one.document === document);
    const found = findDocument(root, document);
    if (!('source' in found)) return [{ document, version }];
    const { source } = found;
    const shown = ownOf(documents, document);
    const now = shown ?? { value: parse(source).parsed?.value, version: versionOf(source.text) };
    if (now.version === version) return [];
    const base = valueOfVersion(version, source, parse(source).parsed?.value, root);
    if (!base || now.value === undefined) return [{ document, version }];
    const hops = hopsBetween(base.value, now.value, own).filter(hop => hop.length > 0);
    return [{ document, version, now: { document, version: now.version, hops } }];
  });
}

function hopsBetween(base: unknown, now: unknown, own: DoneSteps | undefined): Hop[] {
  if (!own) return [hopBetween(base, now)];
  const hops = [hopBetween(base, own.before)];
  let value = own.before;
  for (const step of own.steps) {
    const after = stepped(value, step) ?? value;
    const { path } = step;
    const isSet = step.do === 'set';
    hops.push(isSet ? hopBetween(valueAt(value, path), step.value, path) : hopOf(step, value));
    value = after;
  }
  return [...hops, hopBetween(value, now)];
}

/** The map between two versions of a value. */
function hopBetween(was: unknown, now: unknown, at: Path = []): Hop {
  if (was === now || isSame(was, now)) return [];
  if (Array.isArray(was) && Array.isArray(now)) return hopInList(was, now, at);
  if (!isFields(was) || !isFields(now)) return goneInside(was, at);
  return Object.keys(was).flatMap(name => hopBetween(was[name], ownOf(now, name), [...at, name]));
}

function hopInList(was: unknown[], now: unknown[], at: Path): Hop {
  const pairs = pairsIn(at, was, now);
  const to = was.map((_, index) => pairs.find(pair => pair.was === index)?.now ?? null);
  const isMoved = to.some((then, index) => then !== index);
  const inner = pairs.flatMap(pair => hopBetween(was[pair.was], now[pair.now], [...at, pair.was]));
  return [...(isMoved ? [{ at, to }] : []), ...inner];
}
