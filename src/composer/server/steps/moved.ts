// Maps the places that a window has seen in earlier versions of documents to the present versions: exactly for the window's own steps, and
// by likeness for what others have changed.
import { ownOf, valueAt } from '../../../base/json-value.ts';
import { parse } from '../../../document/json/parse.ts';
import { hopBetween } from '../../../document/steps/between.ts';
import { type Hop, hopOf, type MovedSince } from '../../../document/steps/moved.ts';
import { stepped } from '../../../document/steps/steps.ts';
import { findDocument, versionOf } from '../../../site/library/find-document.ts';
import type { KnownVersion, PageLook } from '../../model/asks.ts';
import { type DoneSteps, valueOfVersion } from './change.ts';
import { namesToday } from './document-today.ts';

/** Leaves out versions that are the present ones. The second parameter is the look that the window is going to show. */
export function movedSince(
  known: KnownVersion[],
  { documents }: Pick<PageLook, 'documents'>,
  root: string,
  done: DoneSteps[] = [],
): MovedSince[] {
  const nameToday = namesToday(root);
  return known.flatMap(({ document, version }): MovedSince[] => {
    const today = nameToday(document, version);
    const own = done.find(one => one.document === today);
    const found = findDocument(root, today);
    if (!('source' in found)) return [{ document, version }];
    const { source } = found;
    const shown = ownOf(documents, today);
    const now = shown ?? { value: parse(source).parsed?.value, version: versionOf(source.text) };
    if (now.version === version && today === document) return [];
    const base = valueOfVersion(version, source, parse(source).parsed?.value, root);
    if (!base || now.value === undefined) return [{ document, version }];
    const hops = hopsBetween(base.value, now.value, own).filter(hop => hop.length > 0);
    return [{ document, version, now: { document: today, version: now.version, hops } }];
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
