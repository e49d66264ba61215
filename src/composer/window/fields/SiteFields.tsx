import { type Path, valueAt } from '../../../base/json-value.ts';
import { type SiteGroup, siteGroups } from '../../../document/schema/site-groups.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { levelsTo, schemaIn } from '../shown/levels.ts';
import { FieldList } from './FieldList.tsx';

type GroupProps = { document: string; members: Path[] };

/** All fields of the site document under the headings of their groups. The technical ones stay folded. */
export function SiteFields({ document }: { document: string }) {
  const { state } = useSituation();
  const { groups: words } = SHELL_WORDS.site;
  const groups = siteGroups(state.opened.schemas.site);
  const fields = ({ members }: SiteGroup) => <GroupFields {...{ document, members }} />;
  return groups.map(group => {
    const { name, members, isLast } = group;
    if (!isLast)
      return (
        <section key={name} className="group" aria-label={words[name]} data-fields={members.length}>
          <h3 className="group__title">{words[name]}</h3>
          {fields(group)}
        </section>
      );
    return (
      <div key={name} className="folds">
        <details data-fields={members.length}>
          <summary>
            {words[name]}
            <span />
            <Sign name="next" />
          </summary>
          {fields(group)}
        </details>
      </div>
    );
  });
}

/** The fields at these paths. If there is only one and it holds fields itself, they are shown at once. */
export function GroupFields({ members, document }: GroupProps) {
  const { store, state } = useSituation();
  return listsOf(members, document, state).map(({ path, only, schema }) => {
    const place = { document, path };
    const value = valueAt(store.present(document), path);
    return <FieldList key={`${keyOf(place)} ${only?.join()}`} {...{ place, schema, value, only }} />;
  });
}

type FieldsAt = { path: Path; only?: string[]; schema: Schema };

function listsOf(members: Path[], document: string, state: State): FieldsAt[] {
  const { site } = state.opened.schemas;
  const schemaAt = (path: Path) => {
    const { control } = levelsTo({ document, path }, state).at(-1) ?? {};
    return path.length === 0 ? site : control?.kind === 'group' ? schemaIn(control) : undefined;
  };
  const [first = [], ...others] = members;
  const own = others.length === 0 ? schemaAt(first) : undefined;
  if (own) return [{ path: first, schema: own }];
  const lists = new Map<string, FieldsAt & { only: string[] }>();
  for (const member of members) {
    const path = member.slice(0, -1);
    const list = lists.get(path.join()) ?? { path, only: [], schema: schemaAt(path) ?? {} };
    list.only.push(String(member.at(-1)));
    lists.set(path.join(), list);
  }
  return [...lists.values()];
}
