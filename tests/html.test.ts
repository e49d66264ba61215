import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtHtml, builtRoutes } from './support/pages';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <img/> and popoverTarget; HTML reads both as it should.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Lower-case doctype, self-closing and long lines are matters of taste; what is minified needs no taste.
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Landmarks with a heading of their own are labelled by it.
    'no-inline-style': 'error',
    // Phone numbers and names are broken where they must be, by text-wrap.
    'tel-non-breaking': 'off',
  },
});

const routes = builtRoutes();

it('there are pages to look at', () => {
  expect(routes).toContain('/pricing');
});

it.each(routes)('%s is valid HTML', async route => {
  const { results } = await validator.validateString(builtHtml(route));
  const messages = results.flatMap(result =>
    result.messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
