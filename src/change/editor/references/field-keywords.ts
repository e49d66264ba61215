import { LIKE_PAGE_PURPOSE } from '../../../document/schema/like-page.ts';
import { GROUP_PURPOSE } from '../../../document/schema/site-groups.ts';

/** What the schema of a block can say of a field, for docs/ui.md. */
export const FIELD_KEYWORDS = [
  {
    name: 'label',
    purpose:
      'What sentences call the field, such as "where it leads". If you leave it out, they use its name in words.',
  },
  {
    name: 'noun',
    purpose:
      'Of a list: what sentences call one of its items, such as "line". If you leave it out, they use the title of the items, or the name of the list.',
  },
  {
    name: 'names',
    purpose:
      'What the editor offers there, of this site: "links", "pages", "pictures", "photos", "values", "amounts", "categories" or "folders".',
  },
  {
    name: 'leadsTo',
    purpose:
      'Of an address that may stand in pages/_site.json, as "site:email" does: how it has to begin, such as "mailto:".',
  },
  {
    name: 'fromSite',
    purpose:
      'Authors need not write the field. Left out, it takes a value from pages/_site.json, such as "address" or "values.phone".',
  },
  {
    name: 'fromPages',
    purpose: 'Authors do not write the field. "articles" fills it with the cards of all articles.',
  },
  {
    name: 'shownWidth',
    purpose:
      'Of a picture: how wide it is drawn at most, in pixels. Files made of a photograph are up to twice as wide.',
  },
  {
    name: 'shownHeight',
    purpose:
      'Of a picture that is cut to fill its place ("object-fit: cover"): how high that place is at most, in pixels.',
  },
  {
    name: 'why',
    purpose:
      'Of a field that has to be there, or a list that has to have more than one item: whom that helps. If it helps nobody, take the limit away. docs/blocks.md prints it.',
  },
  {
    name: 'onlyIn',
    purpose:
      'Of a picture: the variants of the block that show it. The check names a page that has it in another variant. The "default" of the variant says which one holds if nobody chooses.',
  },
  {
    name: 'neededIn',
    purpose:
      'The variants of the block in which the field has to be there, also a field of its items. The check names what lacks it.',
  },
  {
    name: 'swatches',
    purpose:
      'Of choices that are backgrounds: how the classes begin with which they are drawn, such as "block--". The composer shows a piece of each. The first one is what holds if nobody chooses.',
  },
  { name: 'group', purpose: GROUP_PURPOSE },
  { name: 'likePage', purpose: LIKE_PAGE_PURPOSE },
  {
    name: 'savedWhole',
    purpose:
      'true: half of its value is another value, as half of a phone number is. The composer saves it when its author leaves the field.',
  },
  {
    name: 'saidByOthers',
    purpose: 'true: somebody else says these words, so claims in them are not the site’s.',
  },
  {
    name: 'replaced',
    purpose:
      'Of an object: fields that it had once, each with the one that took its place. If a page still has the old one, a sentence says so.',
  },
  {
    name: 'version',
    purpose:
      'Of a block: the number of its shape. Raise it when the shape changes, and say in migrations.ts how an older block becomes a newer one.',
  },
];
