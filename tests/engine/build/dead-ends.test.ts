// A block of a site's own can write links that no document contains. So the finished site is searched for dead links before it
// replaces the last one.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { hero, pageWith, temporarySite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { DIST, type Run, run } from '../../support/files/run.ts';

const SIGNPOST = `import { Section } from 'ashlar/ui';
import type { Placed, SignpostBlock } from '../../.ashlar/types.ts';

export function Signpost(block: Placed<SignpostBlock>) {
  return (
    <Section block={block}>
      <a href="/faq#costs">What it costs</a>
      <img src="/images/chart.svg" srcSet="/images/chart.svg 1x, /images/large.svg 2x" alt="" />
    </Section>
  );
}
`;
const COMPONENT = 'blocks/signpost/Component.tsx';
const STYLE = 'blocks/signpost/style.css';
const CHART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
const costs = { type: 'prose', id: 'costs', text: 'It costs what it costs.' };
const faq = (fields: object = {}) =>
  pageWith({ title: 'Questions and answers', index: false, blocks: [hero, costs], ...fields });
const guide = (title: string) => pageWith({ title, index: false, blocks: [hero, { type: 'signpost' }] });

let site: string;
let fresh: string;

beforeAll(() => {
  fresh = mkdtempSync(join(tmpdir(), 'ashlar-fresh-'));
  site = temporarySite({
    'pages/faq.json': faq(),
    'pages/guides/one.json': guide('The first guide'),
    'pages/guides/three.json': guide('The third guide'),
    'pages/guides/two.json': guide('The second guide'),
    'pages/_public/images/large.svg': CHART,
    'blocks/signpost/schema.json': {
      $schema: 'http://json-schema.org/draft-07/schema#',
      description: 'Where visitors go on.',
      type: 'object',
      properties: { type: { const: 'signpost' } },
      required: ['type'],
    },
    'blocks/signpost/examples.json': [{ type: 'signpost' }],
    [COMPONENT]: SIGNPOST,
    [STYLE]: '@layer blocks {\n  .signpost {\n    background: url(/images/chart.svg);\n  }\n}\n',
  });
});

afterAll(() => {
  for (const folder of [site, fresh]) rmSync(folder, { recursive: true, force: true });
});

const inSite = (command: string, env = {}): Run =>
  run(site, [join(process.cwd(), 'scripts/run.mjs'), command], env);
const finished = () =>
  listFiles(DIST(site)).map(name => [name, readFileSync(join(DIST(site), name), 'utf8')]);
const write = (file: string, content: object | string) => writeFiles(site, { [file]: content });

/** The sentences, without the lines around their places. */
function said({ output }: Run): string[] {
  return output.split('\n').filter(line => / {2}("|Every )/.test(line));
}

/** The check accepts the page. The build refuses it, and leaves the last site untouched. */
function refuses(): string[] {
  expect(inSite('check').output).toMatch(/^5 pages, no mistakes\./);
  const before = finished();
  const again = inSite('build');
  expect(again.status).toBe(1);
  expect(again.output).toContain('Visitors would be led nowhere, so nothing was built.');
  expect(finished()).toEqual(before);
  return said(again);
}

/** Builds into a new place, of which nothing is kept. */
function saysAnew(): string[] {
  return said(inSite('build', { ASHLAR_OUT: join(fresh, 'dist') }));
}

describe('what a block of the site’s own leads to', () => {
  it('is there', () => {
    const { status, output } = inSite('build');
    expect(output).toMatch(/^5 pages in /);
    expect(status).toBe(0);
  });

  it('is missed once, for all pages that have not changed, when a place on another page goes', () => {
    write('pages/faq.json', faq({ blocks: [hero, { ...costs, id: 'prices' }] }));
    const missed = [
      `${COMPONENT}:7:16  "/guides/one" and 2 other pages lead to "/faq#costs", but nothing on "/faq" has this id. Give it to a block that shows it, or change the link.`,
    ];
    expect(refuses()).toEqual(missed);
    expect(saysAnew()).toEqual(missed);
  });

  it('is missed when the whole page goes out of sight', () => {
    write('pages/faq.json', faq({ status: 'draft' }));
    expect(refuses()).toEqual([
      `${COMPONENT}:7:16  "/guides/one" and 2 other pages lead to "/faq", which visitors do not see. Publish that page, or change the link.`,
    ]);
    write('pages/faq.json', faq());
  });

  it('is missed when a picture goes, in its markup and in its style', () => {
    write(STYLE, '.signpost {\n  background: url(/images/none.svg);\n}\n');
    rmSync(join(site, 'pages/_public/images/large.svg'));
    expect(refuses()).toEqual([
      `${COMPONENT}:8:66  "/guides/one" and 2 other pages name "/images/large.svg", but there is no such file. Put it at pages/_public/images/large.svg, or name another one.`,
      `${STYLE}:2:19  "/guides/one" and 2 other pages name "/images/none.svg", but there is no such file. Put it at pages/_public/images/none.svg, or name another one.`,
    ]);
  });

  it('is there again', () => {
    for (const name of ['large', 'none'])
      writeFileSync(join(site, `pages/_public/images/${name}.svg`), CHART);
    const { output } = inSite('build');
    expect(output).toMatch(/^5 pages in /);
    expect(said({ status: 0, output })).toEqual([]);
  });
});
