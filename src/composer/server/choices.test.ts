import { expect, it } from 'vitest';
import { wordsToFind } from '../model/find.ts';
import { closestFirst } from './choices.ts';

const NAMES = [
  { name: '/faq#orders', meaning: '“About prices and orders” on the page “Questions”' },
  { name: '/enterprise', meaning: 'The page “Large firms”' },
  { name: '/pricing#deals', meaning: '“Deals” on the page “Prices”' },
  { name: '/pricing', meaning: 'The page “Prices”' },
  { name: '/about', meaning: 'The page “About us”' },
];
const found = (...words: string[]) => closestFirst(NAMES, words).map(({ name }) => name);

it('finds first what begins with the letters that were typed, and a page before the places on it', () => {
  expect(found('pri')).toEqual(['/pricing', '/pricing#deals', '/faq#orders', '/enterprise']);
});

it('finds words by their plain letters', () => {
  const names = [{ name: '/lebenslauf', meaning: 'The page “Résumé”' }];
  for (const search of ['resume', 'RÉSUMÉ', 'page “res'])
    expect(closestFirst(names, wordsToFind(search)), search).toEqual(names);
});

it('finds only what has all the words, and everything for none in the order of the site', () => {
  expect(found('page', 'about')).toEqual(['/about', '/faq#orders']);
  expect(found()).toEqual(NAMES.map(({ name }) => name));
});
