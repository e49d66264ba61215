// Loads one document: read → parse → validate. If a step fails, "problems" say why, and the following steps are left out.
import type { ValidateFunction } from 'ajv';
import type { Locale } from '../../base/language.ts';
import { read } from '../../document/files/read.ts';
import { parse } from '../../document/json/parse.ts';
import type { Loaded, Source } from '../../document/problem/document.ts';
import { hasErrors, type Problem } from '../../document/problem/problem.ts';
import { fitToField } from '../../document/validate/fit-to-field.ts';
import { validate } from '../../document/validate/validate.ts';

/** With the language and currency of the site, messages read numbers as its authors write them. */
type Judge = { check: ValidateFunction; locale?: Locale };

export function load<Document>(root: string, file: string, judge: Judge): Loaded<Document> {
  const { source, problems } = read(root, file);
  return source ? loadText(source, judge, problems) : { file, problems };
}

/** Begins with the second step, for a text that is not on disk. */
export function loadText<Document>(
  source: Source,
  { check, locale }: Judge,
  unread: Problem[] = [],
): Loaded<Document> {
  const { file } = source;
  const { parsed, problems: unparsed, ofField } = parse(source);
  if (!parsed) {
    const told = unparsed.map(problem => fitToField(problem, ofField, source, check));
    return { file, source, problems: [...unread, ...told] };
  }
  const problems = [...unread, ...unparsed, ...validate(parsed, check, locale)];
  // ajv has checked the value with the schema from which the type was generated.
  const document = hasErrors(problems) ? undefined : (parsed.value as Document);
  return { file, source, parsed, document, problems };
}
