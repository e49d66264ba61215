// Checks the folders of articles that the site document lists: each holds pages, and the page that articles lead back to exists.
// Also finds articles that lie below none of the folders.
import { isFields } from '../../base/json-value.ts';
import { listed, quoted } from '../../base/words.ts';
import { clearlyNearest, didYouMean, nearest } from '../../document/problem/did-you-mean.ts';
import { lineOf, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { judgeUrl } from '../../document/text/href.ts';
import { holderOf, isBelow } from '../../site/articles.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from './rule.ts';

export const articleFolders: Rule = subject => {
  const { articles } = subject.fields;
  const first = new Map<string, number>();
  return (Array.isArray(articles) ? articles : []).flatMap((entry, index) => {
    const { folder, href } = isFields(entry) ? entry : {};
    if (typeof folder !== 'string' || !folder.startsWith('/')) return [];
    const earlier = first.get(folder);
    if (earlier !== undefined) return twice(folder, index, earlier, subject);
    first.set(folder, index);
    return problemOf(folder, index, href !== undefined, subject);
  });
};

function twice(folder: string, index: number, earlier: number, { say, parsed }: RuleInput): Problem[] {
  const line = lineOf(parsed.source, valueSpan(parsed, ['articles', earlier, 'folder']).offset);
  const message = `${quoted(folder)} is listed already, on line ${line}. Keep one of the two.`;
  return [say(['articles', index, 'folder'], message)];
}

function problemOf(
  folder: string,
  index: number,
  leadsElsewhere: boolean,
  { say, parsed, library }: RuleInput,
): Problem[] {
  const path = ['articles', index, 'folder'];
  const judgement = judgeUrl(folder);
  if (judgement.kind === 'refused')
    return [say(path, judgement.why, replacing(valueSpan(parsed, path), judgement.meant))];
  const routes = library.routes();
  if (!routes.some(route => isBelow(route, folder))) {
    const folders = foldersIn(routes);
    const meant = nearest(folder, folders);
    const hint = meant ? didYouMean(meant) : ' Add the first one, or take this out.';
    const mark = replacing(valueSpan(parsed, path), clearlyNearest(folder, folders));
    return [{ ...say(path, `No page lies below ${quoted(folder)}.${hint}`, mark), level: 'warning' }];
  }
  if (leadsElsewhere || library.page(folder)) return [];
  const message = `Articles lead back to ${quoted(folder)}, and there is no such page. Add it, or say in "href" where they lead back to.`;
  return [say(path, message)];
}

function foldersIn(routes: string[]): Set<string> {
  return new Set(routes.map(route => route.slice(0, route.lastIndexOf('/'))).filter(Boolean));
}

export const articlePlace: Rule = ({ fields, route, library, say }) => {
  const folders = siteFacts(library).folders?.offered ?? [];
  if (!isFields(fields.article) || route === undefined || folders.length === 0) return [];
  if (
    holderOf(
      route,
      folders.map(folder => ({ folder })),
    )
  )
    return [];
  const message = `This article lies below none of the folders in "articles" of pages/_site.json, so nothing leads back from it. Move it below ${listed(folders, 'or')}, or add its folder there.`;
  return [{ ...say(['article'], message), level: 'warning' }];
};
