// Markdown: what the compiler refuses (HTML, pictures, headings where none may stand) becomes a problem at its place.
import type { Rule } from './rule.ts';

export const markdown: Rule = ({ markdown: texts, parsed, say }) =>
  texts.flatMap(({ path, problems }) =>
    problems
      .filter(({ span }, index) => index === 0 || !isClosingTag(parsed.source.text, span.offset))
      .map(({ span, message, fix }) => say(path, message, { span, fix })),
  );

/** The tag that it closes has been told already. */
function isClosingTag(text: string, offset: number): boolean {
  return text.startsWith('</', offset);
}
