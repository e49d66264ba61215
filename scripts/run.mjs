#!/usr/bin/env node
// Runs a command: "node scripts/run.mjs check pages/faq.json". Not every Node can read TypeScript, so the program is compiled
// once for a site and kept until a source changes. This file runs before that, so it is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { COMMANDS } from '../src/base/commands.mjs';
import { keepForNowIfFull } from '../src/base/kept-for-now.mjs';
import { placesAt, placesIn, whereSomebodyStands } from '../src/base/places.mjs';
import { PROGRAMS } from '../src/publish/bundle/compile.mjs';
import { packagesMissing } from '../src/publish/bundle/packages.mjs';
import { hashOfAll, hashSources, isMade, placeFor } from '../src/publish/bundle/sources.mjs';

const engine = resolve(import.meta.dirname, '..');
const folder = whereSomebodyStands();
const [, , command = '', ...said] = process.argv;
// These commands work outside a site: a new one does not exist yet, and help is useful anywhere.
const needsNoSite = command === 'help' || (command === 'new' && said[0] === 'site');
const found = needsNoSite
  ? { places: placesAt(engine), words: said }
  : placesIn(said, { engine, folder, out: process.env.ASHLAR_OUT || undefined });
const missing = packagesMissing(engine);
if (!PROGRAMS.includes(command)) refuse(`The commands are ${[...COMMANDS].sort().join(', ')}.`);
else if ('missing' in found) refuse(found.missing);
else if (missing !== undefined) refuse(missing);
else process.exitCode = await run(found);

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 2;
}

async function run({ places, words }) {
  const isBuild = command === 'build';
  const full = isBuild ? keepForNowIfFull(places, places.out) : undefined;
  const hashes = hashSources(places);
  const sources = hashOfAll(hashes);
  const isFresh = isBuild && words.includes('--fresh');
  const needed = isBuild ? ['program', 'client'] : ['program'];
  const isReady = () => needed.every(kind => isMade(kind, places, sources, isFresh));
  const fullForProgram = full ?? (writesNothing(words) && !isReady() ? keepForNowIfFull(places) : undefined);
  if (fullForProgram !== undefined) console.error(fullForProgram);
  if (!isReady()) compile(places, sources, isFresh);
  const program = placeFor('program', places, sources);
  // What the check keeps is found by the current folder, so that has to be the site's.
  process.chdir(places.site);
  if (command !== 'start') optimiseLater();
  const module = await import(pathToFileURL(join(program, `${command}.js`)).href);
  return module.run(words, places, folder, hashes);
}

/** What other commands write, they also record with what is kept. */
function writesNothing(words) {
  return command === 'changes' || (command === 'check' && !words.includes('--fix'));
}

/** Compiles in a process of its own, so that its memory is free again before the pages are read. */
function compile({ site }, sources, isFresh) {
  const words = [join(engine, 'scripts/compile.mjs'), command, engine, site, sources];
  if (isFresh) words.push('--fresh');
  // The bundler's allocator asks for huge pages. Clearing those now and then takes longer than the bundling itself.
  const env = { ...process.env, MIMALLOC_ALLOW_THP: '0' };
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

/** Node 20 optimises code so early that a check or a build ends before it pays. Later versions wait longer by themselves. */
function optimiseLater() {
  if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=400000');
}
