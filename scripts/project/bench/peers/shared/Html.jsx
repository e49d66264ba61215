/** Compiled Markdown: text of HTML from most compilers, elements from react-markdown. */
export default function Html({ html, ...rest }) {
  if (typeof html !== 'string') return <div {...rest}>{html}</div>;
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
