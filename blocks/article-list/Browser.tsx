import { type ChangeEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleCard } from '../../schema/values.ts';
import type { ArticleListBlock, Placed } from '../../src/generated/types.ts';
import { Choices } from '../../src/ui/Choices.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { say, useWords } from '../../src/ui/words.ts';
import { ArticleItem, FeaturedArticle } from './Article.tsx';
import { categoriesOf, categoryOfHash, EVERYTHING, find, type Query } from './find.ts';
import { moveFrom, type Places, placesIn } from './move.ts';

type Props = { block: Placed<ArticleListBlock>; articles: ArticleCard[]; level: 2 | 3 };

/**
 * Lets visitors search the articles and choose a category. Their choice lives in the native controls and is read from there,
 * so a choice made before React has started counts. Without scripts the style sheet filters by the same radio buttons.
 */
export function Browser({ block, articles, level }: Props) {
  const { search, all, latest, categorySuffix, featured, read = block.more, more, results, found } = block;
  const engine = useWords();
  const controls = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<Places>(new Map());
  const [chosen, setChosen] = useState<Query>();
  const [isAwake, setAwake] = useState(false);
  const query = chosen ?? EVERYTHING;
  const term = query.term.trim();
  const isEverything = query.category === 0 && term === '';

  useEffect(() => {
    const element = controls.current;
    if (!element) return;
    const arrive = () => {
      const named = categoryOfHash(location.hash, articles, engine.locale);
      if (named !== 0) choose(element, named);
      const now = readQuery(element);
      if (now.category !== 0 || now.term !== '') setChosen(now);
    };
    arrive();
    setAwake(true);
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [articles, engine.locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again after a new choice has been drawn.
  useLayoutEffect(() => moveFrom(places.current, list.current), [chosen]);

  function show(next: Query): void {
    places.current = placesIn(list.current);
    setChosen(next);
  }

  function change({ currentTarget, target }: ChangeEvent<HTMLElement>): void {
    show(readQuery(currentTarget));
    // base.css makes this scroll smoothly, unless the visitor has asked for less motion.
    if (target instanceof HTMLInputElement && target.type === 'radio') scrollTo({ top: 0 });
  }

  function reset(): void {
    if (!controls.current) return;
    const box = searchBox(controls.current);
    if (box) box.value = '';
    choose(controls.current, 0);
    show(EVERYTHING);
    controls.current.querySelector('input')?.focus();
  }

  const categories = categoriesOf(articles);
  const category = categories[query.category - 1];
  const shown = find(articles, query, engine.locale);
  const first = featured && isEverything ? shown[0] : undefined;
  const rest = first ? shown.slice(1) : shown;
  const shelfOf = (article: ArticleCard) => categories.indexOf(article.category) + 1;
  const titleOf = (category: string) => [category, categorySuffix].filter(Boolean).join(' ');

  return (
    <>
      <search className="article-list__find" data-live="" ref={controls} onChange={change}>
        {search ? (
          <div className="article-list__search">
            <label className="article-list__label" htmlFor={`${block.name}-search`}>
              {search.label}
            </label>
            <input
              className="input"
              id={`${block.name}-search`}
              name="search"
              type="search"
              placeholder={search.placeholder}
              autoComplete="off"
            />
            <div aria-live="polite">
              <Text html={search.noScript} className="article-list__no-script" />
            </div>
          </div>
        ) : null}
        <Choices
          name={`${block.name}-category`}
          legend={say(engine, 'category')}
          leadsToTop
          choices={[all, ...categories].map((text, index) => ({ text, value: String(index) }))}
        />
      </search>
      <p className="unseen" role="status">
        {chosen && found ? say(engine, 'foundCount', { words: found, count: shown.length }) : ''}
      </p>
      {first && featured ? (
        <FeaturedArticle article={first} level={level} link={read} label={featured} />
      ) : null}
      {rest.length > 0 ? (
        <>
          <Heading level={level} className="article-list__heading">
            {category ? titleOf(category) : latest}
            {term === '' ? null : (
              <span>{` ${results ?? ''} ${say(engine, 'quotation', { text: term })}`}</span>
            )}
          </Heading>
          {isAwake
            ? null
            : categories.map((name, index) => (
                <Heading
                  key={name}
                  level={level}
                  className={`article-list__shelf article-list__shelf--${index + 1}`}
                >
                  {titleOf(name)}
                </Heading>
              ))}
          <ul className="article-list__grid" ref={list}>
            {rest.map((article, index) => (
              <ArticleItem
                key={article.href}
                article={article}
                level={level === 2 ? 3 : 4}
                link={more}
                shelf={shelfOf(article)}
                large={isEverything && isLarge(index, rest.length)}
              />
            ))}
            {first ? (
              <ArticleItem
                article={first}
                level={level === 2 ? 3 : 4}
                link={more}
                shelf={shelfOf(first)}
                again
              />
            ) : null}
          </ul>
        </>
      ) : null}
      {shown.length === 0 ? (
        <Empty words={block.empty} level={level} term={term} category={category ?? all}>
          {isEverything ? null : (
            <button className="button" type="button" onClick={reset}>
              {block.empty.reset}
            </button>
          )}
        </Empty>
      ) : null}
    </>
  );
}

type EmptyProps = {
  words: ArticleListBlock['empty'];
  level: 2 | 3;
  term: string;
  category: string;
  children: ReactNode;
};

function Empty({ words, level, term, category, children }: EmptyProps) {
  const engine = useWords();
  const found =
    term === ''
      ? { words: words.category, name: category }
      : { words: words.search, name: say(engine, 'quotation', { text: term }) };
  return (
    <div className="article-list__empty">
      <Heading level={level}>{words.title}</Heading>
      <p>{say(engine, 'nothingFound', found)}</p>
      {children}
    </div>
  );
}

function searchBox(controls: HTMLElement): HTMLInputElement | null {
  return controls.querySelector('[type="search"]');
}

function readQuery(controls: HTMLElement): Query {
  const radio = controls.querySelector<HTMLInputElement>('[type="radio"]:checked');
  return { category: Number(radio?.value ?? 0), term: searchBox(controls)?.value ?? '' };
}

function choose(controls: HTMLElement, category: number): void {
  const radio = controls.querySelector<HTMLInputElement>(`[type="radio"][value="${category}"]`);
  if (radio) radio.checked = true;
}

/** Two large and three small articles alternate. Two left over at the end are large, so that they fill their row. */
function isLarge(index: number, count: number): boolean {
  return index % 5 < 2 || (count % 5 === 4 && index >= count - 2);
}
