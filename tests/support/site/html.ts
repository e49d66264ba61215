import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <img/>, popoverTarget and hidden=""; HTML reads all of them as it should.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // What is minified needs no taste.
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // The check has a limit of its own, brand included.
    'long-title': 'off',
    // Where a number may break is the style sheet's matter.
    'tel-non-breaking': 'off',
    // Boxes of one question share a name, as radios do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    'no-inline-style': 'error',
  },
});

export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(result =>
    result.messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
