// Reports what Markdown on a site may not hold: HTML, pictures, and headings where none may stand.
import type { Rule } from './rule.ts';

export const markdown: Rule = ({ markdown: texts, parsed, say }) =>
  texts.flatMap(({ path, problems }) =>
    problems
      .filter(({ span }, index) => index === 0 || !isClosingTag(parsed.source.text, span.offset))
      .map(({ span, message, fix }) => say(path, message, { span, fix })),
  );

/** The opening tag is reported already. */
function isClosingTag(text: string, offset: number): boolean {
  return text.startsWith('</', offset);
}
