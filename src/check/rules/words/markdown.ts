// Reports what Markdown on a site may not hold: HTML, pictures, and headings where none may stand.
import type { Rule } from '../rule.ts';
import { tableFix } from './text-tables.ts';

export const markdown: Rule = subject => {
  const { markdown: texts, parsed, say } = subject;
  return texts.flatMap(({ path, problems }) =>
    problems
      .filter(({ span }, index) => index === 0 || !isClosingTag(parsed.source.text, span.offset))
      .map(({ span, message, fix, isTable }) =>
        say(path, message, { span, fix: isTable ? tableFix(path, subject) : fix }),
      ),
  );
};

/** The opening tag is reported already. */
function isClosingTag(text: string, offset: number): boolean {
  return text.startsWith('</', offset);
}
