// What the four tasks are on each of the two sites. The words of the first site belong to its authors, so they are read from its
// documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_CONTENT } from '../site/site.ts';
import type { Expected } from './edited-site.ts';
import type { Way, WordsAt } from './hands.ts';

export type TaskSite = {
  name: string;
  content: string;
  /** Of "npm test". The full tests go all ways. */
  ways: Way[];
  price: { route: string; at: WordsAt; typed: string; expected: Expected; presses: { [way in Way]: number } };
};

const SERVICES = 'pages/services/labour-market-testing.json';

export const FIRST: TaskSite = {
  name: 'the first site',
  content: process.cwd(),
  ways: ['pointer'],
  price: {
    route: '/pricing',
    at: {
      shown: '$700',
      block: 'Price list: Individual Services',
      item: 'Row 1: Labour Market Testing',
      field: 'Price',
    },
    typed: '750',
    expected: {},
    presses: { pointer: 10, keyboard: 100, fields: 10 },
  },
};

export const SECOND: TaskSite = {
  name: 'the second site',
  content: join(process.cwd(), SECOND_CONTENT),
  ways: ['keyboard', 'fields'],
  price: {
    route: '/preise',
    at: { shown: '89,50 €', block: 'price-list', item: 'Row 1: Wartung', field: 'Price' },
    typed: '95',
    expected: {
      'pages/preise.json': [
        ['"price": 89.5,', '"price": 95,'],
        ['für 89,50 € fragen', 'für 95 € fragen'],
      ],
      'pages/leistungen/wartung.json': [
        ['"name": "Wartung",\n        "price": 89.5,', '"name": "Wartung",\n        "price": 95,'],
      ],
    },
    presses: { pointer: 4, keyboard: 100, fields: 5 },
  },
};
