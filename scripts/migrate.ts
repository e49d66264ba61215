// Brings blocks of an older shape into their newest one: see src/migrate/command.ts.
import { resolve } from 'node:path';
import { Failure } from '../src/failure.ts';
import { runMigrate } from '../src/migrate/command.ts';

const repository = resolve(import.meta.dirname, '..');
const root = resolve(process.env.ASHLAR_CONTENT ?? repository);
try {
  const { code, out } = await runMigrate(process.argv.slice(2), { root, schemaRoot: repository });
  console.log(out);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
