import { memo } from 'react';
import { isFields } from '../../../../base/json-value.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { type MenuPlace, menuLists, placeAfter } from '../../../model/menu-places.ts';
import { documentNow } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { asVisitorsRead, siteNow } from '../../shown/site-values.ts';
import type { State } from '../../store/store.ts';

const { newPage } = SHELL_WORDS.pages;

/** Every place between the entries of the menu, under the words that open its list. Not drawn again with each key of the title. */
export const MenuPlaces = memo(function MenuPlaces() {
  const { state } = useSituation();
  return menuLists(siteNow(state).value).map(({ path, around, entries }) => (
    <optgroup
      key={path.join()}
      label={around.map(words => asVisitorsRead(words, state)).join(' › ') || newPage.inMenu}
    >
      <option value={written({ path, at: 0 })}>{newPage.first}</option>
      {entries.map(({ text }, index) => (
        <option key={written({ path, at: index + 1 })} value={written({ path, at: index + 1 })}>
          {newPage.after(asVisitorsRead(text, state))}
        </option>
      ))}
    </optgroup>
  ));
});

/** A page stands after the one that it is like. Articles are found by their list, so they stand in no menu. */
export function likelyPlace(starter: string, state: State): string {
  const page = state.look?.documents[state.route]?.value;
  if (starter !== '' || (isFields(page) && isFields(page.article))) return '';
  const place = placeAfter(state.route, menuLists(siteNow(state).value));
  return place ? written(place) : '';
}

export function versionOfSite(state: State): string {
  return documentNow(siteNow(state).document, state)?.version ?? '';
}

function written({ path, at }: MenuPlace): string {
  return JSON.stringify({ path, at });
}
