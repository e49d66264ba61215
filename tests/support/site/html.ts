import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <img/>, popoverTarget and hidden="", and HTML reads all of them correctly.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Minified HTML follows no style.
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // The check has its own limit, which includes the brand.
    'long-title': 'off',
    // The style sheet decides where a number may break.
    'tel-non-breaking': 'off',
    // Checkboxes of one question share a name, as radio buttons do.
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
