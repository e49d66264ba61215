import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { isWithin } from '../../model/moved.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { documentNow, homeOf } from '../../model/state/state.ts';
import { isExample, isTypedIn, selectWords } from '../panes.ts';
import type { Props } from '../TopBar.tsx';
import { isLocked } from '../target.ts';
import { NotSavedYet } from './around/NotSavedYet.tsx';
import { OnAnotherPage } from './around/OnAnotherPage.tsx';
import { PageRemarks } from './around/PageRemarks.tsx';
import { StillElsewhere, useElsewhere } from './around/StillElsewhere.tsx';
import { UsedElsewhere } from './around/UsedElsewhere.tsx';
import { LockedFields } from './controls/control-props.ts';
import { FieldList } from './FieldList.tsx';
import { focusField } from './focus-field.ts';
import { hasOwnPanel, type Level, levelsTo, titledLevel } from './levels.ts';

/** The fields of what is selected: of the block, or of the item in it. If nothing is selected, those of the page itself. */
export function FieldsPanel({ store, state }: Props) {
  const { selected = { document: state.route, path: [] }, look } = state;
  const panel = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const now = documentNow(selected.document, state);
  const shown = now ? levelsTo(selected, state).filter(hasOwnPanel) : [];
  const level = shown.at(-1);
  const isReadOnly = isLocked(selected.document, state);
  const document = homeOf(selected.document, state);
  const place = level && { document: level.document, path: level.path };
  const key = usePanelKey(place, state.chosen);
  const rememberField = useFocus(panel, state, place);
  const elsewhere = useElsewhere({ store, state });
  useRoomAbove(foot);
  const unlock = () => {
    store.unlock(document);
    store.select({ ...selected }, state.caret);
  };
  return (
    <aside
      className="fields stack stack--wide"
      aria-label="Fields"
      id="fields"
      tabIndex={-1}
      ref={panel}
      onFocus={({ target }) => {
        rememberField(target);
        if (isTypedIn(target)) store.enterField();
        if (isExample(target)) selectWords(target);
      }}
      onMouseDownCapture={focusExample}
    >
      <Way levels={shown} state={state} select={store.select} />
      {now && now.kind !== 'page' && (
        <UsedElsewhere {...{ store, now, document }} isLocked={isReadOnly} unlock={unlock} />
      )}
      {look && !now && <OnAnotherPage store={store} state={state} place={selected} />}
      {level && place && (
        <LockedFields value={isReadOnly}>
          <fieldset disabled={isReadOnly} className="stack stack--wide">
            <FieldList
              key={key}
              {...{ store, state, place }}
              schema={level.schema}
              value={valueAt(store.present(level.document), level.path)}
            />
          </fieldset>
        </LockedFields>
      )}
      <PageRemarks store={store} state={state} />
      {/* It comes up while somebody types further up, and must neither be missed nor move what they type in. */}
      <div className="fields__foot stack" ref={foot}>
        <NotSavedYet store={store} state={state} />
        <StillElsewhere store={store} state={state} elsewhere={elsewhere} />
      </div>
    </aside>
  );
}

/** The browser would put the caret where the click was, and so between the words of an example. */
function focusExample(event: MouseEvent): void {
  const { target } = event;
  const field = target instanceof Element && target.closest<HTMLElement>('textarea, input, [role="textbox"]');
  if (!field || field === field.ownerDocument.activeElement || !isExample(field)) return;
  event.preventDefault();
  field.focus();
}

/** Keeps in view what somebody types in when the foot becomes higher. */
function useRoomAbove(foot: RefObject<HTMLElement | null>): void {
  const before = useRef(0);
  useEffect(() => {
    const height = foot.current?.offsetHeight ?? 0;
    const isHigher = height > before.current;
    before.current = height;
    if (isHigher) document.activeElement?.closest('.fields .field')?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * Brings the selected field into view, with the caret in it. A block or an item only changes what the panel shows. The returned
 * function is told what gets the focus.
 */
function useFocus(
  panel: RefObject<HTMLElement | null>,
  { selected, chosen, caret }: Props['state'],
  level: PlaceIn | undefined,
): (element: HTMLElement) => void {
  const before = useRef<string>(undefined);
  const lastChosen = useRef(0);
  const lastField = useRef<HTMLElement>(undefined);
  const key = level && keyOf(level);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The same field can be selected again, and then the focus comes back.
  useEffect(() => {
    const { current: aside } = panel;
    if (!aside || !level || !key) return;
    const { activeElement, body } = aside.ownerDocument;
    const isField = selected !== undefined && selected.path.length > level.path.length;
    const isOnlyMoved = chosen === lastChosen.current;
    lastChosen.current = chosen;
    if (isField && isWithin(selected.path, level.path)) {
      if (!isOnlyMoved || !aside.contains(activeElement)) focusField(aside, selected, caret);
    } else if (before.current !== undefined) {
      if (before.current !== key) aside.scrollTop = 0;
      const field = lastField.current;
      const next = field && aside.contains(field) ? field : aside.querySelector<HTMLElement>('.way h2');
      // The button that led here has gone with what it was about, or with the panel that it stood in.
      if (activeElement === body) next?.focus();
    }
    before.current = key;
  }, [chosen, key]);
  return element => {
    if (isTypedIn(element)) lastField.current = element;
  };
}

/** The panel keeps its fields while what it shows gets another place, and nobody has chosen anything else. */
function usePanelKey(place: PlaceIn | undefined, chosen: number): number {
  const shown = useRef({ at: '', chosen, key: 0 });
  const at = place ? keyOf(place) : '';
  const { current } = shown;
  const isSame = at === current.at || chosen === current.chosen;
  shown.current = { at, chosen, key: isSame ? current.key : current.key + 1 };
  return shown.current.key;
}

type WayProps = { levels: Level[]; state: Props['state']; select: (place: PlaceIn) => void };

/** The heading, and the way back out to what is around: "Page › FAQ › Question 3". */
function Way({ levels, state, select }: WayProps) {
  const last = levels.at(-1);
  return (
    <nav aria-label="Where you are" className="way">
      {levels.length > 1 && (
        <ol className="line">
          {levels.slice(0, -1).map(level => (
            <li key={keyOf(level)}>
              <button
                type="button"
                className="quiet"
                onClick={() => select({ document: level.document, path: level.path })}
              >
                {titledLevel(level, state)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {last && <h2 tabIndex={-1}>{titledLevel(last, state)}</h2>}
    </nav>
  );
}
