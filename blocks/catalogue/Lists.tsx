import { useCallback, useState } from 'react';
import type { CatalogueBlock, CatalogueFilter, Placed } from '../../src/generated/types.ts';
import { say, useWords } from '../../src/ui/words.ts';
import type { Numbers } from './numbers.ts';
import { useArrival } from './use-arrival.ts';

type Props = { block: Placed<CatalogueBlock>; filter: CatalogueFilter[]; numbers: Numbers };

/** Draws the filter as lists in one line. Together they make one choice, and the answer beside them counts what it shows. */
export function Lists({ block: { items, all }, filter, numbers }: Props) {
  const words = useWords();
  const [chosen, choose] = useState('');
  // A link to a choice chooses it.
  const arrived = useCallback((named: HTMLElement) => {
    if (named instanceof HTMLOptionElement) choose(named.value);
  }, []);
  useArrival(arrived);
  let name: string | undefined = all;
  let shown = items.flatMap(({ cards }) => cards);
  const lists = filter.map(({ title, choices }, index) => {
    const options = choices.map(({ text, category, id }) => {
      const value = String(numbers.get(category));
      if (value === chosen) {
        name = text;
        shown = shown.filter(card => card.for?.includes(category));
      }
      return (
        <option key={text} value={value} id={id}>
          {text}
        </option>
      );
    });
    const isHere = options.some(({ props }) => props.value === chosen);
    return (
      <select
        key={index}
        className="catalogue__list"
        aria-label={title}
        value={isHere ? chosen : ''}
        onChange={event => choose(event.target.value)}
      >
        <option value="">{title}</option>
        {options}
      </select>
    );
  });
  return (
    <search className="catalogue__chooser catalogue__lists" data-live="">
      {lists}
      {name ? (
        <output className="catalogue__answer">
          {say(words, 'foundCount', { words: name, count: shown.length })}
        </output>
      ) : null}
    </search>
  );
}
