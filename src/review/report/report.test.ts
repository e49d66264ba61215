import { describe, expect, it } from 'vitest';
import { compare } from '../../../tests/support/documents/sites/changes.ts';
import { hero, pageWith } from '../../../tests/support/documents/sites/small-site.ts';
import { says, the } from '../../base/sentences/said.ts';
import type { Change, Report } from '../sentences/changes.ts';
import { COMMENT_MARK } from './comment.ts';
import { jsonOf } from './json.ts';
import { escapedMarkdown, reportAsMarkdown } from './markdown.ts';
import { reportAsText } from './text.ts';

const COMPARED = 'Compared with the last commit: abc1234 "Add a page".';

const steps = (...titles: string[]) => ({
  type: 'steps',
  heading: 'How it works',
  items: titles.map(title => ({ title })),
});

const report = compare(
  { 'pages/a.json': pageWith({ blocks: [hero, steps('Write', 'Wait', 'Pay')] }) },
  {
    'pages/a.json': pageWith({
      blocks: [{ ...hero, heading: 'A page to read' }, steps('Pay', 'Write', 'Wait', 'Read')],
    }),
    'pages/b.json': pageWith(),
  },
);

function pageChange(index: number, heading = 'A heading'): Change {
  const [was, now] = [heading, `${heading} ${index}`].map(text => the.quote([the.words(text)]));
  const phrases = was && now ? [says`heading changed: ${was} → ${now}`] : [];
  return {
    kind: 'page',
    state: 'changed',
    title: says`Page ${the.number(index)}`,
    route: `/page-${index}`,
    lines: [{ phrases }],
    seenOn: [],
  };
}

function reportOf(changes: Change[]): Report {
  return { changes, pages: [], names: new Map(), remarks: [] };
}

describe('the report for a terminal', () => {
  it('has the pages by name, what changed under them and the sum at the end', () => {
    expect(reportAsText(report, COMPARED, { colours: false })).toBe(`${COMPARED}

A page to read (/a)
  hero: heading of the page changed: "A page to check" → "A page to read"
  steps: one step added ("Read"); one step moved ("Pay")

A page to check (/b)
  new page: hero

One page changed, one page added.`);
  });

  it('colours what went and what came, where colours are wanted', () => {
    const text = reportAsText(report, COMPARED, { colours: true });
    expect(text).toContain('A page to \u001b[31mcheck\u001b[39m');
    expect(text).toContain('A page to \u001b[32mread\u001b[39m');
  });

  it('lets nothing of the content command the terminal', () => {
    const text = reportAsText(reportOf([pageChange(1, 'Red\u001b[31m\u202e')]), COMPARED, { colours: true });
    expect(text).not.toContain('Red\u001b');
    expect(text).not.toContain('\u202e');
  });

  it('says so where nothing changes', () => {
    expect(reportAsText(reportOf([]), COMPARED, { colours: false })).toBe(
      `${COMPARED}\n\nNothing changes on the site.`,
    );
  });
});

describe('the comment for a pull request', () => {
  it('begins with the mark that finds it again', () => {
    expect(reportAsMarkdown(report, COMPARED).split('\n')[0]).toBe(COMMENT_MARK);
  });

  it('has the counts as its headline and a list for each page', () => {
    expect(reportAsMarkdown(report, COMPARED)).toBe(`${COMMENT_MARK}

### One page changed, one page added.

<strong>A page to read (/a)</strong>

- hero: heading of the page changed: "A page to <del>check</del>" → "A page to <strong>read</strong>"
- steps:
  - one step added ("Read")
  - one step moved ("Pay")

<strong>A page to check (/b)</strong>

- new page: hero

<sub>Compared with the last commit: abc1234 "Add a page".</sub>
`);
  });

  it('folds a page with many lines', () => {
    const change = pageChange(1);
    const long = { ...change, lines: Array.from({ length: 9 }, () => change.lines).flat() };
    expect(reportAsMarkdown(reportOf([long]), COMPARED)).toContain(
      '<details><summary><strong>Page 1</strong>: 9 lines</summary>\n\n- heading changed',
    );
  });

  it.each([
    ['HTML', '<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['a person’s name', 'ask @octocat', 'ask &#64;&#8203;octocat'],
    ['the number of an issue', 'see #12', 'see &#35;&#8203;12'],
    ['emphasis', '**a** _b_ `c`', '&#42;&#42;a&#42;&#42; &#95;b&#95; &#96;c&#96;'],
    ['a link', '[a](https://evil.example)', '&#91;a&#93;(https&#58;&#8203;//evil.example)'],
    ['a bare address', 'www.evil.example', 'www&#8203;.evil.example'],
    ['a formula', '$x$', '&#36;x&#36;'],
    ['an entity', '&lt;', '&#38;lt;'],
    ['a new line with a heading', 'a\n# b', 'a &#35; b'],
    ['a list', '- a', '&#45; a'],
    ['a numbered list', '1. a', '&#49;. a'],
    ['the end of a comment', '--> a', '&#45;-&#62; a'],
  ])('takes nothing of the content for %s', (_, text, safe) => {
    expect(escapedMarkdown(text)).toBe(safe);
  });

  it('stays below what GitHub takes, and says how much is missing', () => {
    const changes = Array.from({ length: 900 }, (_, index) =>
      pageChange(index, 'A heading of some length'.repeat(3)),
    );
    const comment = reportAsMarkdown(reportOf(changes), COMPARED);
    expect(comment.length).toBeLessThan(65_536);
    const pages = comment.match(/<strong>Page /g)?.length ?? 0;
    expect(pages).toBeGreaterThan(100);
    expect(comment).toContain(`… and ${900 - pages} more.`);
    expect(comment).toContain('<sub>Compared');
  });
});

describe('the report for machines', () => {
  it('lists the pages to look at and every sentence', () => {
    const { headline, pages, changes } = JSON.parse(jsonOf(report, 'abc'));
    expect(headline).toBe('One page changed, one page added.');
    expect(pages).toEqual([
      { route: '/a', formerRoute: '/a', own: true },
      { route: '/b', own: true },
    ]);
    expect(changes[0].sentences[1]).toBe('steps: one step added ("Read")');
  });
});
