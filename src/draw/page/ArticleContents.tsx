import { say, useWords } from '../../ui/words.ts';
import type { PageArticle } from './model.ts';

/** A list of the article's headings, beside the text if there is room. */
export function ArticleContents({ parts }: NonNullable<PageArticle['contents']>) {
  const words = useWords();
  return (
    <nav className="article__contents" aria-labelledby="Contents">
      <p className="eyebrow" id="Contents">
        {say(words, 'onThisPage')}
      </p>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
