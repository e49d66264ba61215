// Runs the JSON language services of editors with the schemas, as .vscode/settings.json maps them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as stable from 'vscode-json-languageservice';
import * as next from 'vscode-json-languageservice-next';
import type { Schema } from '../../../../src/document/schema/sources.ts';

export type Offer = { label: string; insert: string; about: string };
export type Mark = { text: string; line: number; message: string };

/** What an editor shows in a file with this text. "at" is an offset in it. */
export type Editor = {
  offers(file: string, text: string, at: number): Promise<Offer[]>;
  hover(file: string, text: string, at: number): Promise<string>;
  marks(file: string, text: string): Promise<Mark[]>;
};

type Engine = typeof stable;
type Mapping = { fileMatch: string[]; url: string };

const ROOT = process.cwd();
const { 'json.schemas': MAPPINGS } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'json.schemas': Mapping[];
};

export const ENGINES = editorsOf(ROOT);

/** "root" is the folder that is open in the editor. */
export function editorsOf(root: string, mappings = MAPPINGS): [string, Editor][] {
  return [
    [`version ${versionOf('vscode-json-languageservice')}`, editorWith(stable, root, mappings)],
    // This is the next version of the same interface. Its types differ only in parts that are not used here.
    [
      `version ${versionOf('vscode-json-languageservice-next')}`,
      editorWith(next as unknown as Engine, root, mappings),
    ],
  ];
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
}

function editorWith(engine: Engine, root: string, mappings: Mapping[]): Editor {
  const service = engine.getLanguageService({
    schemaRequestService: async url => readFileSync(new URL(url), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    clientCapabilities: engine.ClientCapabilities.LATEST,
  });
  service.configure({
    validate: true,
    schemas: mappings.map(({ fileMatch, url }) => ({
      fileMatch,
      uri: pathToFileURL(join(root, url)).href,
      folderUri: pathToFileURL(root).href,
    })),
  });
  const open = (file: string, text: string) => {
    const document = engine.TextDocument.create(pathToFileURL(join(root, file)).href, 'json', 1, text);
    return { document, tree: service.parseJSONDocument(document) };
  };
  return {
    async offers(file, text, at) {
      const { document, tree } = open(file, text);
      const list = await service.doComplete(document, document.positionAt(at), tree);
      return (list?.items ?? []).map(({ label, insertText = '', documentation = '' }) => ({
        label,
        insert: insertText,
        about: typeof documentation === 'string' ? documentation : documentation.value,
      }));
    },
    async hover(file, text, at) {
      const { document, tree } = open(file, text);
      const shown = await service.doHover(document, document.positionAt(at), tree);
      // Punctuation is escaped for Markdown.
      return [shown?.contents ?? []]
        .flat()
        .map(String)
        .join('\n')
        .replaceAll(/\\(?=[^a-z0-9\s])/gi, '');
    },
    async marks(file, text) {
      const { document, tree } = open(file, text);
      const found = await service.doValidation(document, tree);
      return found.map(({ range, message }) => ({
        text: document.getText(range),
        line: range.start.line + 1,
        message: typeof message === 'string' ? message : message.value,
      }));
    },
  };
}

export type Definitions = { [name: string]: Schema };

/** The fields between one pair of braces: their schema, and the document around them. */
export type Braces = { path: string[]; schema: Schema; before: string; after: string };

/** Lists the braces of a schema and all those inside, except for the blocks of a page. */
export function bracesIn(braces: Braces, definitions: Definitions): Braces[] {
  const inner = Object.entries(fieldsOf(braces.schema)).flatMap(([name, field]) => {
    if (field.fromPages) return [];
    const shape = resolved(field, definitions);
    const items = shape.items ? resolved(shape.items as Schema, definitions) : {};
    const path = [...braces.path, name];
    const before = `${braces.before} ${JSON.stringify(name)}: `;
    return [
      ...(shape.properties ? [{ path, schema: shape, before: `${before}{`, after: `}${braces.after}` }] : []),
      ...(items.properties && !isBlock(items)
        ? [{ path, schema: items, before: `${before}[{`, after: `}]${braces.after}` }]
        : []),
    ];
  });
  return [braces, ...inner.flatMap(one => bracesIn(one, definitions))];
}

/** Lists the fields that people write. */
export function fieldsOf({ properties }: Schema): Definitions {
  const fields = Object.entries((properties ?? {}) as Definitions);
  return Object.fromEntries(fields.filter(([name, { const: only }]) => !(name === 'type' && only)));
}

export function resolved(schema: Schema, definitions: Definitions): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  return { ...definitions[schema.$ref.replace('#/definitions/', '')], ...schema };
}

function isBlock(schema: Schema): boolean {
  return schema.defaultSnippets !== undefined;
}
