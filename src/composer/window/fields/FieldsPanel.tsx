import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { isWithin } from '../../../document/steps/moved.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { isHeld } from '../../model/state/draft.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { documentNow, homeOf, type State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { ElsewhereLine } from '../elsewhere/ElsewhereLine.tsx';
import type { FoundElsewhere } from '../elsewhere/use-elsewhere.ts';
import { focusField } from '../focus/focus-field.ts';
import { isExample, isTypedIn, selectWords } from '../focus/panes.ts';
import { isBlank } from '../shown/held.ts';
import { hasOwnPanel, type Level, levelsTo } from '../shown/levels.ts';
import { isLocked } from '../shown/target.ts';
import { OnAnotherPage, UsedElsewhere } from './around/ElsewhereBox.tsx';
import { PageRemarks } from './around/PageRemarks.tsx';
import { isCounted, SiteUses, useSiteUses } from './around/ShownOnPages.tsx';
import { WayBack } from './around/WayBack.tsx';
import { Wrong } from './around/Wrong.tsx';
import { LockedFields } from './controls/control-props.ts';
import { useLeftFields } from './controls/leave-field.ts';
import { FieldList } from './FieldList.tsx';
import { ElsewhereContext } from './FieldRow.tsx';
import { PageFound } from './PageSummary.tsx';
import { PanelHead } from './PanelHead.tsx';
import { GroupFields, SiteFields } from './SiteFields.tsx';

/** The fields of what is selected: of the block, or of the item in it. If nothing is selected, those of the page itself. */
export function FieldsPanel({ elsewhere }: { elsewhere: FoundElsewhere }) {
  const { store, state } = useSituation();
  const { selected = { document: state.route, path: [] }, look } = state;
  const panel = useRef<HTMLElement>(null);
  const now = documentNow(selected.document, state);
  const shown = now ? levelsTo(selected, state).filter(hasOwnPanel) : [];
  const level = shown.at(-1);
  const uses = useSiteUses(now?.kind === 'site');
  const isReadOnly = isLocked(selected.document, state);
  const document = homeOf(selected.document, state);
  const place = level && { document: level.document, path: level.path };
  const shownAs = level && keyOfLevel(level);
  const key = usePanelKey(shownAs ?? '', state.chosen);
  const left = useLeftFields(store, key);
  const rememberField = useFocus(panel, state, place, shownAs);
  const held = place && state.waiting.get(keyOf(place));
  const begun = held && isHeld(held) && !isBlank(held) ? held : undefined;
  const isPageAlone = now?.kind === 'page' && level?.path.length === 0;
  const isWholeSite = now?.kind === 'site' && level?.path.length === 0;
  const unlock = () => {
    store.unlock(document);
    store.select({ ...selected }, state.caret);
  };
  return (
    <aside
      className="fields"
      aria-label={SHELL_WORDS.fields.name}
      id="fields"
      tabIndex={-1}
      ref={panel}
      onFocus={({ target }) => {
        rememberField(target);
        if (isTypedIn(target)) store.enterField();
        if (isExample(target)) selectWords(target);
      }}
      onMouseDownCapture={focusExample}
      {...left}
    >
      <PanelHead levels={shown} />
      <div className="fields__body">
        <WayBack />
        {/* Hidden while the field that caused it shows the same. */}
        <ElsewhereLine elsewhere={elsewhere} />
        {elsewhere.isSearching && elsewhere.left.length === 0 && (
          <p className="unseen">{SHELL_WORDS.elsewhere.looking}</p>
        )}
        {now && now.kind !== 'page' && (
          <UsedElsewhere
            {...{ now, document }}
            isEverywhere={!isCounted(selected, uses)}
            unlock={isReadOnly ? unlock : undefined}
          />
        )}
        {look && !now && <OnAnotherPage place={selected} />}
        {isPageAlone && <PageFound />}
        {level && place && (
          <LockedFields value={isReadOnly}>
            <fieldset disabled={isReadOnly}>
              <ElsewhereContext value={elsewhere}>
                <SiteUses value={uses}>
                  {level.members ? (
                    <GroupFields key={key} {...place} members={level.members} />
                  ) : isWholeSite ? (
                    <SiteFields key={key} {...place} />
                  ) : (
                    <FieldList
                      key={key}
                      place={place}
                      schema={level.schema}
                      isPage={isPageAlone}
                      value={valueAt(store.present(level.document), level.path)}
                    />
                  )}
                </SiteUses>
              </ElsewhereContext>
            </fieldset>
          </LockedFields>
        )}
        {begun && <Wrong held={begun} />}
        <PageRemarks />
        {isPageAlone && <p className="hint">{SHELL_WORDS.fields.clickWords}</p>}
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

/**
 * Brings the selected field into view, with the caret in it. A block or an item only changes what the panel shows. The returned
 * function is told what gets the focus.
 */
function useFocus(
  panel: RefObject<HTMLElement | null>,
  { selected, chosen, caret }: State,
  level: PlaceIn | undefined,
  key: string | undefined,
): (element: HTMLElement) => void {
  const before = useRef<string>(undefined);
  const lastChosen = useRef(0);
  const lastField = useRef<HTMLElement>(undefined);
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
      if (before.current !== key) aside.querySelector('.fields__body')?.scrollTo?.(0, 0);
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

/** A group of the site document has the place of the whole document. */
function keyOfLevel(level: Level): string {
  return `${keyOf(level)} ${level.members ? level.label : ''}`;
}

/** The panel keeps its fields while what it shows gets another place, and nobody has chosen anything else. */
function usePanelKey(at: string, chosen: number): number {
  const shown = useRef({ at: '', chosen, key: 0 });
  const { current } = shown;
  const isSame = at === current.at || chosen === current.chosen;
  shown.current = { at, chosen, key: isSame ? current.key : current.key + 1 };
  return shown.current.key;
}
