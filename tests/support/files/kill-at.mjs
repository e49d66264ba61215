// Kills a process at one operation on files, in the middle of a write: the one numbered KILL_AT. Without that number it prints at
// the end how many there were. KILL_IN names the only command to kill, and KILL_LIST a file for the path of each operation. Load it with
// --import.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CHANGES = [
  'writeFileSync',
  'appendFileSync',
  'writeSync',
  'renameSync',
  'rmSync',
  'mkdirSync',
  'copyFileSync',
  'cpSync',
  'linkSync',
  'rmdirSync',
];
const { KILL_AT, KILL_IN, KILL_LIST } = process.env;
const isMeant = !KILL_IN || process.argv.includes(KILL_IN);
const killAt = Number(KILL_AT);
let count = 0;
const paths = [];

for (const name of CHANGES) {
  const real = fs[name];
  fs[name] = (...args) => {
    count += 1;
    if (KILL_LIST) paths.push(`${name} ${args.slice(0, 2).join(' ')}`);
    if (isMeant && count === killAt) {
      if (name === 'writeFileSync') real(args[0], half(args[1]), ...args.slice(2));
      process.kill(process.pid, 'SIGKILL');
    }
    return real(...args);
  };
}
syncBuiltinESMExports();

const writeList = fs.writeFileSync;
if (isMeant && KILL_LIST) process.on('exit', () => writeList(KILL_LIST, JSON.stringify(paths)));

function half(content) {
  return content.slice(0, content.length / 2);
}

if (isMeant && !killAt) process.on('exit', () => process.stderr.write(`${count} operations\n`));
