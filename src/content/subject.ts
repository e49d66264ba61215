// What a rule is given: one document, what was found in it, the library around it and the way to say something.
import type { DocumentFile, Path } from './document.ts';
import type { Library } from './library.ts';
import { changeTo } from './mends.ts';
import { problemAt, valueSpan } from './place.ts';
import type { Fix, Problem, Span } from './problem.ts';
import { type Survey, surveyOf } from './survey.ts';
import { whereIs } from './where.ts';

export type Subject = Survey & {
  file: DocumentFile;
  library: Library;
  /** Undefined for what is no page. */
  route?: string;
  /** The place goes in front of the sentence: the path of what the sentence is about. */
  say: (path: Path, message: string, mark?: { span?: Span; fix?: Fix }) => Problem;
};

export type Rule = (subject: Subject) => Problem[];

export function subjectOf(file: DocumentFile, library: Library): Subject | undefined {
  const survey = surveyOf(file, library);
  if (!survey) return undefined;
  const { parsed } = survey;
  return {
    ...survey,
    file,
    library,
    ...('route' in file ? { route: file.route } : {}),
    say: (path, message, { span, fix } = {}) =>
      problemAt(parsed.source, span ?? valueSpan(parsed, path), whereIs(parsed.value, path), message, fix),
  };
}

/** A fix that puts another text in place of a value. */
export function replacing(span: Span, text: string | undefined): { span: Span; fix?: Fix } {
  return text === undefined ? { span } : { span, fix: changeTo(span, JSON.stringify(text)) };
}
