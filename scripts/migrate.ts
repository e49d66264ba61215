// Brings blocks of an older shape into their newest one: see src/commands/migrate/command.ts.
import { resolve } from 'node:path';
import { failureIn } from '../src/base/failure.ts';
import { runMigrate } from '../src/commands/migrate/command.ts';

const repository = resolve(import.meta.dirname, '..');
const root = resolve(process.env.ASHLAR_CONTENT ?? repository);
try {
  const { code, out } = await runMigrate(process.argv.slice(2), { root, schemaRoot: repository });
  console.log(out);
  process.exitCode = code;
} catch (error) {
  const failure = failureIn(error);
  if (!failure) throw error;
  console.error(failure.message);
  process.exitCode = 2;
}
