// Checks forms: each field has what its kind needs, names differ, and the address can receive a message.
import { type Fields, isFields, valueAt } from '../../../base/json-value.ts';
import { otherInForm, says, the, together } from '../../../base/sentences/said.ts';
import { keySpan, lineOf, openingSpan, valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { Definitions } from '../../../document/schema/sources.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import type { Found } from '../../../site/inventory.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import { siteNameProblem } from '../links/links.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

export const forms: Rule = subject => [
  ...subject.ofKind('formField').flatMap(field => fieldProblems(field, subject)),
  ...subject.pieces.flatMap(piece => targetProblems(piece, subject)),
  ...nameProblems(subject),
];

/** The schema says which kinds may have a field ("onlyIn") and which need it ("neededIn"). */
function fieldProblems({ value, path }: Found, subject: RuleInput): Problem[] {
  if (!isFields(value)) return [];
  const { library, parsed, say } = subject;
  const kind = String(value.kind);
  const fields = library.definitions.formField?.properties as Definitions;
  const has = (field: string) => Object.hasOwn(value, field);
  const misplaced = Object.entries(fields).flatMap(([field, { onlyIn }]) => {
    const kinds = (onlyIn as string[] | undefined) ?? [kind];
    if (!has(field) || kinds.includes(kind)) return [];
    const message = says`A field of the kind ${the.choice(kind)} has no ${the.field(field)}; only ${the.list(kinds.map(the.choice), 'and')} may. Take it out, or change the kind.`;
    return say(path, message, { span: keySpan(parsed, [...path, field]) });
  });
  const missing = Object.entries(fields)
    .filter(([field, { neededIn }]) => (neededIn as string[] | undefined)?.includes(kind) && !has(field))
    .map(([field]) => {
      const message = says`A field of the kind ${the.choice(kind)} needs ${the.field(field)}. Add it.`;
      return say(path, message, { span: openingSpan(parsed, path) });
    });
  return [
    ...misplaced,
    ...missing,
    ...(has('maxLength') && !has('hint') ? [unsaidCut(path, subject)] : []),
    ...(has('shape') && !has('invalid') ? [unsaidShape(path, subject)] : []),
    ...(has('after') ? noOtherDate(value, path, subject) : []),
  ];
}

function unsaidCut(path: Found['path'], { say, parsed }: RuleInput): Problem {
  const [longest, hint] = [the.field('maxLength'), the.field('hint')];
  const message = otherInForm(
    says`The browser cuts what is longer than ${longest}, so the field has to say so. Add a ${hint}, such as "At most 300 characters".`,
    says`The browser cuts what is longer than ${longest}, so the field has to say so. Add a ${hint} that names the limit.`,
  );
  return say(path, message, { span: keySpan(parsed, [...path, 'maxLength']) });
}

function unsaidShape(path: Found['path'], { say, parsed }: RuleInput): Problem {
  const invalid = the.field('invalid');
  const message = otherInForm(
    says`Visitors have to know why their words do not fit. Add ${invalid}, such as "A postcode has five digits".`,
    says`Visitors have to know why their words do not fit. Say it in ${invalid}.`,
  );
  return say(path, message, { span: keySpan(parsed, [...path, 'shape']) });
}

function noOtherDate({ name, after }: Fields, path: Found['path'], { fields, say }: RuleInput): Problem[] {
  const list = valueAt(fields, path.slice(0, -1));
  const dates = (Array.isArray(list) ? list : []).filter(field => isFields(field) && field.kind === 'date');
  const others = dates.map(field => String(field.name)).filter(other => other !== name);
  if (others.includes(String(after))) return [];
  const hint =
    others.length > 0 ? says`The other dates are ${the.list(others.map(the.text), 'and')}.` : says`Add one.`;
  const message = together(says`${the.text(String(after))} is no other date of this form.`, hint);
  return [say([...path, 'after'], message)];
}

/** The receiver of a message knows its parts by name, and so do browsers that fill in words typed before. */
function nameProblems({ ofKind, parsed, say }: RuleInput): Problem[] {
  const first = new Map<string, Found>();
  return ofKind('fieldName').flatMap(piece => {
    const { value, path } = piece;
    if (typeof value !== 'string') return [];
    const key = `${path[1]} ${value}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, piece);
    if (!earlier) return [];
    const line = lineOf(parsed.source, valueSpan(parsed, earlier.path).offset);
    return say(
      path,
      otherInForm(
        says`The name ${the.text(value)} stands in this form twice; the first is on line ${the.sign(line)}. Choose another one.`,
        says`The name ${the.text(value)} stands in this form twice. Choose another one.`,
      ),
    );
  });
}

function targetProblems(piece: Found, subject: RuleInput): Problem[] {
  const { value, path, schema } = piece;
  if (typeof value !== 'string') return [];
  if (piece.kind === 'endpoint') return endpointProblem(value, path, subject);
  const { leadsTo } = schema;
  return typeof leadsTo === 'string' ? otherAddress(value, path, leadsTo, subject) : [];
}

/** The site document may hold any kind of address, but this place needs one with a certain beginning. */
function otherAddress(href: string, path: Found['path'], begins: string, subject: RuleInput): Problem[] {
  const judgement = judgeUrl(href);
  const address =
    judgement.kind === 'site' ? siteFacts(subject.library).addresses?.[judgement.name] : undefined;
  if (typeof address !== 'string' || address.startsWith(begins)) return [];
  const message = says`${the.text(href)} is ${the.text(address)}, but what stands here has to begin with ${the.text(begins)}. Name another address.`;
  return [subject.say(path, message)];
}

function endpointProblem(href: string, path: Found['path'], subject: RuleInput): Problem[] {
  const { parsed, say } = subject;
  if (href.startsWith('/')) return pathProblem(href, path, subject);
  const judgement = judgeUrl(href);
  if (judgement.kind === 'refused')
    return [say(path, judgement.why, replacing(valueSpan(parsed, path), judgement.meant))];
  if (judgement.kind === 'site') {
    const link = { href, path, span: valueSpan(parsed, path) };
    const unknown = siteNameProblem(link, judgement.name, subject);
    return unknown ? [unknown] : otherAddress(href, path, 'https://', subject);
  }
  const { address } = siteFacts(subject.library);
  const own = address && href.startsWith(`${address}/`) ? href.slice(address.length) : undefined;
  if (own === undefined) return [];
  const message = says`${the.text(href)} is on this site. Write its path alone: ${the.text(own)}.`;
  return [say(path, message, replacing(valueSpan(parsed, path), own))];
}

/** A published site is only files. A host answers a message to a file with an error, or as if it had taken the message. */
function pathProblem(href: string, path: Found['path'], { library, say }: RuleInput): Problem[] {
  const { origin, pathname } = new URL(href, ANYWHERE);
  if (origin !== ANYWHERE || href.replace(/[?#].*/, '') !== pathname)
    return [
      say(path, says`${the.text(href)} is no plain path. Write it whole, such as ${the.text('/messages')}.`),
    ];
  const route = pathname.replace(/(\/(index)?|\.json)$/, '') || '/';
  const isPage = library.page(route) || /\.html?$/.test(pathname);
  if (!isPage && !library.hasPublicFile(pathname)) return [];
  const [written, example] = [the.text(href), the.text('/messages')];
  const message = isPage
    ? says`${written} is a page of this site, and pages take no messages. Write the path of what receives them on your server, such as ${example}.`
    : says`${written} is a file of this site, and files take no messages. Write the path of what receives them on your server, such as ${example}.`;
  return [say(path, message)];
}

const ANYWHERE = 'https://anywhere.example';
