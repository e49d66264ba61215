// Brings blocks and the site document of an older shape into their newest one: see src/commands/migrate.ts.
import { runMigrate } from '../src/commands/migrate.ts';
import { command } from './command.ts';

export const run = command(async (words, places) => {
  const { code, out } = await runMigrate(words, places);
  console.log(out);
  return code;
});
