// Reads the keyword "group" of the fields in schema/site.json. The composer shows the site document in these groups, so that a person
// finds a field by what it is about and not by its place in the file.
import { type Fields, isFields, type Path } from '../../base/json-value.ts';
import { listed } from '../../base/words.ts';

/** In the order in which the composer shows them. The last one is for the few who know what its fields mean. */
const SITE_GROUPS = [
  ...(['name', 'menu', 'edges', 'hours', 'addresses', 'values', 'categories', 'words'] as const),
  'technical' as const,
];

export type GroupName = (typeof SITE_GROUPS)[number];

/** "members" are the paths of its fields. A field without a group of its own gives each of its inner fields to one. */
export type SiteGroup = { name: GroupName; members: Path[]; isLast: boolean };

export const GROUP_PURPOSE = `Of a field in schema/site.json: where the composer shows it among what the whole site shares: ${listed(SITE_GROUPS, 'or')}.`;

export function siteGroups(schema: Fields): SiteGroup[] {
  const grouped = groupedFields(schema);
  return SITE_GROUPS.map((name, index) => ({
    name,
    members: grouped.flatMap(({ path, group }) => (group === name ? [path] : [])),
    isLast: index === SITE_GROUPS.length - 1,
  })).filter(({ members }) => members.length > 0);
}

/** The group to which the value at the path belongs. */
export function siteGroupOf(path: Path, groups: SiteGroup[]): SiteGroup | undefined {
  return groups.find(({ members }) => members.some(member => isAt(path, member)));
}

export function siteGroupMistakes(file: string, schema: Fields): string[] {
  return groupedFields(schema).flatMap(({ path, group }) =>
    SITE_GROUPS.some(name => name === group)
      ? []
      : `${file}: "group" of "${path.join(' › ')}" has to be ${listed(SITE_GROUPS, 'or')}. Without it, nobody finds the field in the composer.`,
  );
}

function groupedFields({ properties }: Fields): { path: Path; group: unknown }[] {
  return fieldsOf(properties).flatMap(([name, field]) => {
    const inner = fieldsOf(field.properties);
    if (Object.hasOwn(field, 'group') || inner.every(([, one]) => !Object.hasOwn(one, 'group')))
      return [{ path: [name], group: field.group }];
    return inner.map(([step, { group }]) => ({ path: [name, step], group }));
  });
}

/** "$schema" is for editors of files. */
function fieldsOf(properties: unknown): [string, Fields][] {
  const fields = Object.entries(isFields(properties) ? properties : {});
  return fields.flatMap(([name, field]) => (name !== '$schema' && isFields(field) ? [[name, field]] : []));
}

function isAt(path: Path, member: Path): boolean {
  return member.every((step, index) => path[index] === step);
}
