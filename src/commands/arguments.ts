// Reads the arguments of a command: options and names. If one is wrong, says so and how the command is used.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure } from '../base/failure.ts';
import { nearest } from '../document/problem/did-you-mean.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/** Every command takes --help as well. "names" are the words that belong to no option. */
export function argumentsIn<Wanted extends Options>(args: string[], wanted: Wanted, usage: string) {
  const options = { ...wanted, ...HELP };
  const { values, positionals } = parsed({ args, options, allowPositionals: true as const }, usage);
  return { ...values, names: positionals };
}

/** For a command that takes no names. */
export function optionsIn<Wanted extends Options>(args: string[], wanted: Wanted, usage: string) {
  return parsed({ args, options: { ...wanted, ...HELP }, allowNegative: true as const }, usage).values;
}

function parsed<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw usageFailure((error as Error).message, usage);
  }
}

/** The first sentence, and then how the command is used. */
export function usageFailure(message: string, usage: string): Failure {
  const [sentence = ''] = message.split('. ');
  return new Failure(`${sentence.replace(/\.?$/, '.')}\n\n${usage}`);
}

export function demandFormat(format: string, formats: string[]): void {
  if (formats.includes(format)) return;
  const meant = nearest(format, formats);
  const hint = meant ? `Did you mean ${meant}?` : `The formats are ${formats.join(', ')}.`;
  throw new Failure(`There is no format "${format}". ${hint}`);
}
