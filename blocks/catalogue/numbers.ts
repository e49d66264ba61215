import type { CatalogueBlock } from '../../src/generated/types.ts';

export type Numbers = Map<string, number>;

/** Gives each category of a filter the number of its button, from 1 on. The style sheet can only compare numbers. */
export function numbersOf(filter: CatalogueBlock['filter'] = []): Numbers {
  const categories = filter.flatMap(({ choices }) => choices.map(({ category }) => category));
  return new Map([...new Set(categories)].map((category, index) => [category, index + 1]));
}
