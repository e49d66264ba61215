// Markdown: what the compiler refuses (HTML, pictures, headings where none may stand) becomes a problem at its place.
import type { Rule } from '../subject';

export const markdown: Rule = ({ markdown: texts, say }) =>
  texts.flatMap(({ path, slips }) => slips.map(({ span, message }) => say(path, message, { span })));
