import { type KeyboardEvent, useState } from 'react';
import { SHARED } from '../../../document/schema/shared-block.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { saysWords, wordsToFind } from '../../model/find.ts';
import { type Situation, useSituation } from '../commands/situation.ts';
import { useTold } from '../commands/use-told.ts';
import { goBetween } from '../focus/one-stop.ts';
import { focusFirstField } from '../focus/panes.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { typesAt } from '../shown/block-types.ts';
import { placeAtEnd } from '../shown/target.ts';
import { BlockThumb } from './BlockThumb.tsx';

const { blocks } = SHELL_WORDS;

type Group = keyof typeof blocks.groups;
const GROUPS = Object.keys(blocks.groups) as Group[];

type BlocksProps = { place: PlaceIn | undefined; onClose: () => void };

/** All blocks that may stand after the selected one, or at the end of the page: what each looks like, and what it is for. */
export function BlocksDialog({ place: wanted, onClose }: BlocksProps) {
  const now = useSituation();
  const { store, state, target } = now;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Group>();
  const shared = useTold('choices', { kind: 'shared', search: '' })?.choices ?? [];
  const place = wanted ?? placeAfter(now);
  const words = wordsToFind(search);
  const found = typesAt(place, state).filter(
    ({ type, label, meaning }) =>
      (type !== SHARED || shared.length > 0) && saysWords(`${label} ${meaning}`, words),
  );
  const inGroup = (group: Group | undefined) =>
    group === undefined ? found : found.filter(one => groupOf(one.type, state) === group);
  const shown = inGroup(chosen);
  const add = async (type: string) => {
    if (await store.add(place, type)) focusFirstField();
  };
  return (
    <Dialog
      title={target && !wanted ? blocks.addAfter(target.name) : blocks.add}
      onClose={onClose}
      className="dialog--blocks"
      beside={<SearchBox label={blocks.search} value={search} found={shown.length} onChange={setSearch} />}
    >
      <div className="picker">
        <fieldset className="picker__groups" aria-label={blocks.kinds} onKeyDown={press}>
          {[undefined, ...GROUPS.filter(one => one === chosen || inGroup(one).length > 0)].map(group => (
            <button
              key={group ?? ''}
              type="button"
              className="row"
              aria-pressed={group === chosen}
              onClick={() => setChosen(group)}
            >
              <span className="row__name grow cut">{group ? blocks.groups[group] : blocks.all}</span>
              <small>{inGroup(group).length}</small>
            </button>
          ))}
        </fieldset>
        <ul className="thumbs" onKeyDown={press}>
          {shown.map(one => (
            <BlockThumb key={one.type} {...one} choose={() => void add(one.type)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function groupOf(type: string, { opened }: Situation['state']): Group {
  const group = opened.definitions[type]?.group;
  return GROUPS.find(one => one === group) ?? 'others';
}

/** In a grid, the arrows up and down go to the row above and below. */
function press(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const [first, ...lefts] = buttons.map(button => button.getBoundingClientRect().left);
  const columns = 1 + lefts.indexOf(Number(first));
  goBetween(event, buttons, columns || buttons.length);
}

function placeAfter({ state, target }: Situation): PlaceIn {
  return target ? { ...target.list, path: [...target.list.path, target.at + 1] } : placeAtEnd(state);
}
