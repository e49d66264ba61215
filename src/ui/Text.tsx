import type { Html } from '../../schema/values.ts';

/**
 * Compiled Markdown: paragraphs, lists, links. It draws nothing if there is no text.
 * @example <Text html={block.text} />
 */
export function Text({ html, className }: { html?: Html; className?: string }) {
  if (!html) return null;
  return <div className={className ? `text ${className}` : 'text'} dangerouslySetInnerHTML={html} />;
}
