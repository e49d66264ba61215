// Says what a rule of the lint gets: one document, its texts, and a way to warn about a place in them.
import type { Path } from '../../base/json-value.ts';
import { isCurrency, isLanguage, type Locale } from '../../base/language.ts';
import { type Said, the } from '../../base/sentences/said.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { changeInto, takeOut } from '../../document/problem/fix-texts.ts';
import type { Fix, Problem, RuleName, Span } from '../../document/problem/problem.ts';
import { spanIn } from '../../document/text/markdown-places.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';
import { type RuleInput, subjectOf } from '../rules/rule.ts';
import type { LanguagePack } from './language/pack.ts';
import { packFor } from './language/packs.ts';
import { type LintedText, lintedTexts } from './texts.ts';

/** Whether the word at this place belongs to a name or word that the site lists as right. */
export type Known = (word: string, plain: string, offset: number) => boolean;

export type LintSubject = RuleInput & {
  texts: LintedText[];
  /** Asks the site's own list of words and names. */
  isKnown: Known;
  /** The site's language and currency. Empty if it has none or they do not exist. */
  language: string;
  currency: string;
  /** What the lint knows of the language. Undefined for languages that it does not know. */
  pack?: LanguagePack;
  warn: (rule: RuleName, path: Path, message: Said | string, mark?: { span?: Span; fix?: Fix }) => Problem;
  /** Warns about a part of a text. "instead" replaces that part, if only one thing can be meant. */
  warnIn: (rule: RuleName, text: LintedText, part: Span, message: Said | string, instead?: string) => Problem;
};

/** Opens a document again to report something in it. Undefined if it is gone by now. */
export type Reopen = (file: string) => LintSubject | undefined;

export type LintRule = (subject: LintSubject) => Problem[];

export function lintSubjectOf(file: DocumentFile, library: Library, isKnown: Known): LintSubject | undefined {
  const subject = subjectOf(file, library);
  if (!subject) return undefined;
  const { language, currency } = localeOf(library);
  const warn: LintSubject['warn'] = (rule, path, message, mark) => ({
    ...subject.say(path, message, mark),
    level: 'warning',
    rule,
  });
  const warnIn: LintSubject['warnIn'] = (rule, { path, raw }, part, message, instead) => {
    const span = spanIn(subject.parsed, { path, ...part });
    if (instead === undefined) return warn(rule, path, message, { span });
    const fix =
      instead === ''
        ? takeOut(span, the.text(raw.substr(part.offset, part.length).trim()))
        : changeInto(span, the.text(instead), instead);
    return warn(rule, path, message, { span, fix });
  };
  return {
    ...subject,
    texts: lintedTexts(subject),
    language,
    currency,
    pack: packFor(language),
    isKnown,
    warn,
    warnIn,
  };
}

const locales = new Map<string, Locale>();

function localeOf(library: Library): Locale {
  const { language = '', currency = '' } = siteFacts(library);
  const key = `${language} ${currency}`;
  const locale = locales.get(key) ?? {
    language: isLanguage(language) ? language : '',
    currency: isCurrency(currency) ? currency : '',
  };
  locales.set(key, locale);
  return locale;
}
