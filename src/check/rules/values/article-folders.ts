// Checks the folders of articles that the site document lists: each holds pages, and the page that articles lead back to exists.
// Also finds articles that lie below none of the folders.
import { isFields } from '../../../base/json-value.ts';
import { otherInForm, says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearest, nearest } from '../../../document/problem/did-you-mean.ts';
import { lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import { holderOf, isBelow } from '../../../site/articles.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

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
  const message = otherInForm(
    says`${the.text(folder)} is listed already, on line ${the.sign(line)}. Keep one of the two.`,
    says`${the.text(folder)} is listed already. Keep one of the two.`,
  );
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
    const hint = meant ? says`Did you mean ${the.text(meant)}?` : says`Add the first one, or take this out.`;
    const mark = replacing(valueSpan(parsed, path), clearlyNearest(folder, folders));
    const message = together(says`No page lies below ${the.text(folder)}.`, hint);
    return [{ ...say(path, message, mark), level: 'warning' }];
  }
  if (leadsElsewhere || library.page(folder)) return [];
  const message = says`Articles lead back to ${the.text(folder)}, and there is no such page. Add it, or say in ${the.field('href')} where they lead back to.`;
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
  const [articles, others] = [the.field('articles'), the.list(folders.map(the.text), 'or')];
  const message = otherInForm(
    says`This article lies below none of the folders in ${articles} of pages/_site.json, so nothing leads back from it. Move it below ${others}, or add its folder there.`,
    says`This article lies below none of the folders that the site lists under ${articles}, so nothing leads back from it. Move it below ${others}, or add its folder there.`,
  );
  return [{ ...say(['article'], message), level: 'warning' }];
};
