// What the tasks are on the second site.
import { join } from 'node:path';
import { SECOND_CONTENT } from '../site/site.ts';
import type { Expected } from './edited-site.ts';
import type { Way, WordsAt } from './hands.ts';
import { blockUp, everywhere, inItem, inOrder, withLastField } from './texts.ts';

/** How much is pressed and written for it. */
type Presses = { [way in Way]: number };

export type TaskSite = {
  name: string;
  content: string;
  ways: { price: Way[]; words: Way[]; block: Way[] };
  price: { route: string; at: WordsAt; typed: string; expected: Expected; presses: Presses };
  words: {
    route: string;
    at: WordsAt;
    /** Written after it: plain, bold, plain, the name of a page. */
    written: [string, string, string, string];
    expected: Expected;
    presses: Presses;
  };
  block: { route: string; name: string; words: string; moved: Expected; hidden: Expected; presses: Presses };
};

function secondSite(): TaskSite {
  const paragraph = 'Hydraulische Bremsen entlüften wir, wenn der Druckpunkt wandert.';
  const block = 'Für Räder mit Motor gilt alles ebenso.';
  return {
    name: 'the second site',
    content: join(process.cwd(), SECOND_CONTENT),
    ways: { price: ['keyboard', 'fields'], words: ['keyboard', 'fields'], block: ['keyboard', 'fields'] },
    price: {
      route: '/preise',
      at: {
        shown: '89,50 €',
        block: 'Price list: Einzelne Arbeiten',
        item: 'Row 1: Wartung',
        field: 'Price',
      },
      typed: '95',
      expected: {
        'pages/preise.json': inItem(
          '"name": "Wartung"',
          inOrder(everywhere('"price": 89.5,', '"price": 95,'), everywhere('89,50 €', '95 €')),
        ),
        'pages/leistungen/wartung.json': everywhere('"price": 89.5,', '"price": 95,'),
      },
      presses: { pointer: 4, keyboard: 100, fields: 6 },
    },
    words: {
      route: '/leistungen/wartung',
      at: { shown: paragraph, block: 'Sections: Teil für Teil', item: 'Part 1: Bremsen', field: 'Text' },
      written: [' Das ist ', 'wichtig', ', und es steht unter ', 'Preise'],
      expected: {
        'pages/leistungen/wartung.json': everywhere(
          paragraph,
          `${paragraph} Das ist **wichtig**, und es steht unter [Preise](/preise)`,
        ),
      },
      presses: { pointer: 20, keyboard: 100, fields: 20 },
    },
    block: {
      route: '/fragen',
      name: `Notice: ${block}`,
      words: block,
      moved: { 'pages/fragen.json': blockUp(2) },
      hidden: { 'pages/fragen.json': blockUp(2, withLastField('"hidden": true')) },
      presses: { pointer: 4, keyboard: 100, fields: 5 },
    },
  };
}

export const TASK_SITES = [secondSite()];
