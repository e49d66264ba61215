import type { CatalogueBlock } from '../../src/generated/types.ts';

export type Numbers = Map<string, number>;

/** Each category of a filter has the number of its button, from one on: the style sheet knows numbers alone. */
export function numbersOf(filter: CatalogueBlock['filter'] = []): Numbers {
  const categories = filter.flatMap(({ choices }) => choices.map(({ category }) => category));
  return new Map([...new Set(categories)].map((category, index) => [category, index + 1]));
}
