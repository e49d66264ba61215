// Writes the style sheet that declares all tokens.
import { TOKENS, type TokenValues, type Values } from '../../site/look/tokens.ts';

export function tokenSheet(values: Values): string {
  return `@layer tokens{:root{color-scheme:light dark}${tokenRules(':root', values)}}`;
}

export function tokenRules(selector: string, { light, dark }: Values): string {
  const names = Object.keys(TOKENS);
  const others = names.filter(name => dark[name] !== light[name]);
  return `${selector}{${lines(names, light)}}@media screen and (prefers-color-scheme:dark){${selector}{${lines(others, dark)}}}`;
}

function lines(names: string[], values: TokenValues): string {
  return names.map(name => `--${name}:${values[name]}`).join(';');
}
