// "npm pack" calls this: compiles the program, the app and the validators of the engine's schemas into the package, so that people
// who install it need not.
import { rmSync } from 'node:fs';
import { placesAt } from '../../src/base/places.mjs';
import { pageBundle, sharedBundle, siteBundle } from '../../src/document/schema/bundle.ts';
import { goodSources } from '../../src/document/schema/sources.ts';
import { compileSchema } from '../../src/document/validate/compile-schema.ts';
import { bundleClientInto, bundleComposerInto } from '../../src/publish/bundle/client.mjs';
import { compileProgram } from '../../src/publish/bundle/compile.mjs';
import { hashOfAll, hashSources, packedPlace, packedValidators } from '../../src/publish/bundle/sources.mjs';

const places = placesAt(process.cwd());
const sources = hashOfAll(hashSources(places, { asPackage: true }));
rmSync('compiled', { recursive: true, force: true });
await compileProgram(places, packedPlace('program', places.engine, sources), { isPackage: true });
await bundleClientInto(places, packedPlace('client', places.engine, sources));
await bundleComposerInto(places, packedPlace('composer', places.engine, sources));
for (const bundle of [pageBundle, sharedBundle, siteBundle])
  compileSchema(bundle(goodSources(places)), { kept: () => packedValidators(places.engine) });
