// A name in, a folder in blocks/ out that already passes every test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../../editor/generate.ts';
import { componentName } from '../../schema/switch.mjs';

const name = process.argv[2] ?? '';
const mistake = mistakeIn(name);
if (mistake) {
  console.error(mistake);
  process.exit(2);
}

const folder = join('blocks', name);
const component = componentName(name);
mkdirSync(folder);
for (const [file, text] of Object.entries(files())) writeFileSync(join(folder, file), text);
await generate(process.cwd());
spawnSync(join('node_modules', '.bin', 'biome'), ['check', '--write', '--vcs-enabled=false', folder], {
  shell: process.platform === 'win32',
});
console.log(`Made ${folder}. Describe its fields in schema.json, draw them in Component.tsx and style.css,
show them in examples.json. Pages use it as { "type": "${name}", … }.`);

function mistakeIn(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return 'Name the block in lower-case words joined by hyphens: npm run new-block price-table';
  }
  return existsSync(join('blocks', name)) ? `There is a block "${name}" already.` : undefined;
}

function files(): { [file: string]: string } {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: `What the ${name} block is for, in one sentence.`,
    type: 'object',
    properties: {
      type: { const: name },
      text: {
        $ref: '../../schema/common.json#/definitions/text',
        description: 'What this field is for, with an example.',
      },
    },
    required: ['type', 'text'],
  };
  return {
    'schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'examples.json': `${JSON.stringify(examples(), null, 2)}\n`,
    'style.css': `@layer blocks {\n  .${name}__in {\n    max-width: 60rem;\n  }\n}\n`,
    'Component.tsx': `import type { ${component}Block, Placed } from '../../src/generated/types.ts';
import { Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function ${component}(block: Placed<${component}Block>) {
  return (
    <Section block={block}>
      <Text html={block.text} />
    </Section>
  );
}
`,
  };
}

/** The first is the starter that editors offer; together they show every field and every choice there is so far. */
function examples(): object[] {
  const starter = { type: name, heading: 'A heading', text: 'One or two sentences.' };
  return [
    starter,
    {
      ...starter,
      id: 'a-place',
      tone: 'tint',
      eyebrow: 'Above the heading',
      intro: 'Below it.',
      note: 'For colleagues.',
    },
    ...['plain', 'brand', 'dark'].map(tone => ({ ...starter, tone })),
    { ...starter, hidden: true },
  ];
}
