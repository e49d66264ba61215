// The engine's own look for what it puts over a page. A site's tokens would apply there too, and may have any value.
import { tokenRules } from '../../draw/html/token-sheet.ts';
import { ENGINE_VALUES } from '../../site/look/tokens.ts';

export const ENGINE_TOKENS = tokenRules(':host', ENGINE_VALUES);
