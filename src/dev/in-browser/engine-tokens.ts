// The engine's own look for what it puts over a page: a site's tokens would reach in, and may be anything.
import { tokenRules } from '../../draw/html/token-sheet.ts';
import { ENGINE_VALUES } from '../../site/look/tokens.ts';

export const ENGINE_TOKENS = tokenRules(':host', ENGINE_VALUES);
