// Merges two changed versions of one file: documents value by value, style sheets line by line.
import { isSame, type Path } from '../../base/json-value.ts';
import { applyEdits } from '../../document/json/edits.ts';
import { mergeDocuments } from '../../document/merge/merge.ts';
import { mergePieces } from '../../document/steps/merge-pieces.ts';
import { editsOf } from '../../document/steps/step-edits.ts';
import { stepsBetween } from '../../document/steps/steps-between.ts';
import type { SiteAnswer, SiteConflict } from './conflicts.ts';
import { parsedIn, type SitesToMerge, textOf } from './sides.ts';

/** "ids" are the new ids of our blocks, where both sides have begun the same one. */
type MergedFile = { bytes?: Buffer; conflicts: SiteConflict[]; both: Path[]; ids: Map<string, string> };

/** "whole" has the places of the document where only the value of one side can stand. */
export function mergeFile(sites: SitesToMerge, file: string, answer: SiteAnswer, whole: Path[]): MergedFile {
  const { base, ours, theirs } = sites;
  const [was, own, other] = [base.get(file), ours.get(file), theirs.get(file)];
  if (!own || !other || own.equals(other)) return only(other ?? own);
  if (whole.length === 0 && was?.equals(own)) return only(other);
  if (whole.length === 0 && was?.equals(other)) return only(own);
  const document = mergedDocument(sites, file, answer, whole);
  if (document) return document;
  const lines = file.endsWith('.css') ? mergedLines(was, own, other) : undefined;
  if (lines) return only(lines);
  const conflict = { is: 'file' as const, file, ...(was && { base: was }), ours: own, theirs: other };
  const take = answer(conflict);
  return { ...only(take === 'ours' ? own : other), conflicts: take === undefined ? [conflict] : [] };
}

function only(bytes: Buffer | undefined): MergedFile {
  return { ...(bytes && { bytes }), conflicts: [], both: [], ids: new Map() };
}

function mergedDocument(
  sites: SitesToMerge,
  file: string,
  answer: SiteAnswer,
  whole: Path[],
): MergedFile | undefined {
  const [was, own, other] = [sites.base, sites.ours, sites.theirs].map(files => parsedIn(files, file));
  if (!was || !own || !other) return undefined;
  const merged = mergeDocuments(was.value, own.value, other.value, {
    answer: conflict => answer({ ...conflict, file }),
    whole,
  });
  const { text } = other.source;
  const isOurs = isSame(merged.value, own.value);
  const edits = isOurs ? [] : editsOf(text, stepsBetween(other.value, merged.value));
  return {
    ...merged,
    bytes: Buffer.from(isOurs && !isSame(own.value, other.value) ? own.source.text : applyEdits(text, edits)),
    conflicts: merged.conflicts.map(conflict => ({ ...conflict, file })),
  };
}

function mergedLines(was: Buffer | undefined, own: Buffer, other: Buffer): Buffer | undefined {
  const [base, ours, theirs] = [was ?? Buffer.of(), own, other].map(bytes => textOf(bytes).split('\n'));
  const { pieces, isWhole } = mergePieces(base ?? [], theirs ?? [], ours ?? []);
  return isWhole ? Buffer.from(pieces.join('\n')) : undefined;
}
