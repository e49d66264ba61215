import { useEffect, useState } from 'react';
import { capital } from '../../../base/words.ts';
import { blockIcon } from '../../../document/schema/block-icons.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Situation } from '../commands.ts';
import { closeAround, Dialog } from '../Dialog.tsx';
import { focusFirstField } from '../panes.ts';
import { Drawing } from '../Sign.tsx';
import { placeAtEnd } from '../target.ts';
import { type BlockType, typesAt } from './block-types.ts';
import { SearchBox, saysAll } from './SearchBox.tsx';

const { blocks } = SHELL_WORDS;

/** The gallery draws each block with its examples, as a page of its own. */
const EXAMPLES = '/_blocks';

type BlocksProps = { now: Situation; place: PlaceIn | undefined; onClose: () => void };

/** All blocks that may stand after the selected one, or at the end of the page, each with what it is for and what it looks like. */
export function BlocksDialog({ now, place: wanted, onClose }: BlocksProps) {
  const { store, state, target } = now;
  const [search, setSearch] = useState('');
  const [hasShared, setHasShared] = useState(false);
  const [pointedAt, pointAt] = useState<string>();
  useEffect(() => {
    void store.ask('choices', { kind: 'shared', search: '' }).then(answer => {
      setHasShared(answer.ok && answer.told.choices.length > 0);
    });
  }, [store]);
  const place = wanted ?? placeAfter(now);
  const types = typesAt(place, state).filter(
    ({ type, label, meaning }) => (type !== SHARED || hasShared) && saysAll(`${label} ${meaning}`, search),
  );
  const shown = types.find(({ type }) => type === pointedAt) ?? types[0];
  const add = async (type: string) => {
    if (await store.add(place, type)) focusFirstField();
  };
  return (
    <Dialog
      title={target && !wanted ? blocks.addAfter(target.name) : blocks.add}
      onClose={onClose}
      className="dialog--blocks"
    >
      <SearchBox label={blocks.search} value={search} found={types.length} onChange={setSearch} />
      <div className="picker">
        <ul className="choices">
          {types.map(({ type, label, meaning }) => (
            <li key={type}>
              <button
                type="button"
                className="choice"
                onFocus={() => pointAt(type)}
                onPointerEnter={() => pointAt(type)}
                onClick={event => {
                  closeAround(event);
                  void add(type);
                }}
              >
                <Drawing path={blockIcon(state.opened.definitions[type])} />
                <strong>{capital(label)}</strong>
                <span className="small">{meaning}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown && shown.type !== SHARED && <BlockExample key={shown.type} {...shown} />}
      </div>
    </Dialog>
  );
}

/** A picture rather than a page: nothing in it can be reached. A new frame leaves no step behind in the window's history. */
function BlockExample({ type, label }: BlockType) {
  const name = blocks.example(capital(label));
  return (
    <figure className="block-example stack">
      <figcaption>{name}</figcaption>
      <div>
        <iframe src={`${EXAMPLES}/${type}/1`} title={name} loading="lazy" inert />
      </div>
    </figure>
  );
}

function placeAfter({ state, target }: Situation): PlaceIn {
  return target ? { ...target.list, path: [...target.list.path, target.at + 1] } : placeAtEnd(state);
}
