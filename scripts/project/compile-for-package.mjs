// "npm pack" calls this: compiles the program and the app into the package, so that people who install it need not.
import { rmSync } from 'node:fs';
import { placesAt } from '../../src/base/places.mjs';
import { bundleClientInto, bundleComposerInto } from '../../src/publish/bundle/client.mjs';
import { compileProgram } from '../../src/publish/bundle/compile.mjs';
import { hashOfAll, hashSources, packedPlace } from '../../src/publish/bundle/sources.mjs';

const places = placesAt(process.cwd());
const sources = hashOfAll(hashSources(places, { asPackage: true }));
rmSync('compiled', { recursive: true, force: true });
await compileProgram(places, packedPlace('program', places.engine, sources), { isPackage: true });
await bundleClientInto(places, packedPlace('client', places.engine, sources));
await bundleComposerInto(places, packedPlace('composer', places.engine, sources));
