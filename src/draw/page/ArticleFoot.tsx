import { Image, type ShownWidth } from '../../ui/Image.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { say, useWords } from '../../ui/words.ts';
import { BackLink } from './BackLink.tsx';
import type { PageArticle } from './model.ts';

const SHOWN: ShownWidth[] = [
  { from: '40rem', width: '18rem', height: '12rem' },
  { width: '7rem', height: '5rem' },
];

export function ArticleFoot({ article }: { article: PageArticle }) {
  const words = useWords();
  const { next } = article;
  return (
    <div className="wrap article__foot">
      {next ? (
        <div className="article__next covered">
          <Image picture={next.image} shown={SHOWN} />
          <div>
            <p className="eyebrow">{say(words, 'nextArticle')}</p>
            <p className="title title--large">
              <TitleLink link={{ text: next.title, href: next.href }}>{next.title}</TitleLink>
            </p>
            <p className="caption">{next.category}</p>
          </div>
        </div>
      ) : null}
      <BackLink article={article} />
    </div>
  );
}
