import { expect, it } from 'vitest';
import { inFile } from '../../../src/base/sentences/read.ts';
import { applyFix } from '../../../src/change/fix/fix.ts';
import { checkAndLint } from '../../../src/check/check-and-lint.ts';
import { type StillSaid, stillSaid } from '../../../src/check/lint/still-said.ts';
import type { Source } from '../../../src/document/problem/document.ts';
import type { Problem } from '../../../src/document/problem/problem.ts';
import { documentIn, documentsOf } from '../../../src/site/library/documents.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import type { Library } from '../../../src/site/types.ts';
import { size } from '../../support/size.ts';

const site = openLibrary(process.cwd());
const warnings = () => checkAndLint(site);

/** Finds pages whose first block says the price of their subject: "From $700" among its facts. Hubs have no offers of their own. */
const priced = documentsOf(site).flatMap(({ file, source, document, kind }) => {
  const { service, blocks } = (document ?? {}) as {
    service?: { offers?: { price: number }[] };
    blocks?: { facts?: { value: string }[] }[];
  };
  const { value = '' } = blocks?.[0]?.facts?.find(({ value }) => /^From \$[\d,]+$/.test(value)) ?? {};
  const price = value.replace('From ', '');
  const isOwn = service?.offers?.some(one => one.price === Number(price.replace(/\D/g, '')));
  return kind === 'page' && source && isOwn ? { file, source, value, price } : [];
});

const textIn = (library: Library, file: string) => documentIn(file, library)?.source?.text ?? '';
/** The first place that gives the old price itself, and not a sum of several. */
const first = (found: StillSaid[], price: string) =>
  found.find(({ what }) => inFile(what).startsWith(`${price} of "`))?.places[0]?.problem;
const isAboutSum = ({ rule, message }: Problem) =>
  rule === 'package-savings' || / adds up to | one by one now/.test(message);

it.each(size(priced.slice(0, 3), priced))(
  'a new price for $price on $file reaches every place that says it',
  ({ file, source, value, price }) => {
    const other = price.replace(/..$/, '77');
    const [was, will] = [price, other].map(shown => `"price": ${shown.replace(/[$,]/g, '')}`);
    const raised = (text: string) => text.replaceAll(price, other).replaceAll(was ?? '', will ?? '');
    const place = source.text.indexOf(`"${value}"`);
    const began =
      source.text.slice(0, place) +
      raised(source.text.slice(place, place + value.length + 2)) +
      source.text.slice(place + value.length + 2);
    let now = site.withText({ file, text: began });
    const before = new Map<string, Source>([[file, source]]);
    const changed: string[] = [];
    for (
      let next = first(stillSaid([...before.values()], now), price);
      next;
      next = first(stillSaid([...before.values()], now), price)
    ) {
      if (!next.fix || changed.length > 30) throw new Error(`${next.file}:${next.line} ${next.message}`);
      const text = textIn(now, next.file);
      before.set(next.file, { file: next.file, text: textIn(site, next.file) });
      changed.push(next.file);
      now = now.withText({ file: next.file, text: applyFix(text, next.fix) });
    }
    expect(changed.length).toBeGreaterThan(2);
    // On its own page the old price is gone and nothing else has changed. Elsewhere as many places changed as were announced.
    expect(textIn(now, file)).toBe(raised(source.text));
    for (const name of new Set(changed.filter(name => name !== file))) {
      const [text, original] = [textIn(now, name), textIn(site, name)];
      expect(text.replaceAll(other, price).replaceAll(will ?? '', was ?? '')).toBe(original);
      const count = text.split(other).length + text.split(will ?? '').length - 2;
      expect(count).toBe(changed.filter(one => one === name).length);
    }
    // The only new warnings are about sums that no longer add up.
    const known = new Set(warnings().map(({ message }) => message));
    const fresh = checkAndLint(now, undefined, [...before.values()]).filter(
      ({ message }) => !known.has(message),
    );
    expect(fresh.filter(problem => !isAboutSum(problem)).map(({ message }) => message)).toEqual([]);
  },
);
