// Finds the places that still give an old price or name after it has changed elsewhere, and accepts or mends them.
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { LeftBehindNow, LeftPlace } from '../../model/asks.ts';
import type { World } from '../run/ask.ts';
import { siteNow } from '../shown/site-values.ts';
import { stepsToAccept } from './steps-to-accept.ts';
import type { Tasks } from './tasks.ts';

export function oldValuesOf({ state, done, once, versionOf }: Tasks, ask: World['ask']) {
  return {
    /** Undefined if the server has gone. */
    async leftBehind(route: string): Promise<LeftBehindNow[] | undefined> {
      const answer = await ask('left', { route });
      return answer.ok ? answer.told.left : undefined;
    },
    /** Writes into the site document that these places are right as they are, so that the check lets them pass as well. */
    async acceptLeft(places: LeftPlace[]): Promise<boolean> {
      const { document, value } = siteNow(state());
      const steps = stepsToAccept(places, { document, version: versionOf(document) }, value);
      const said = SHELL_WORDS.done.putAway(places.length);
      return (await once('accept', () => done({ ask: 'change', steps }, { said }))) !== undefined;
    },
    mendOthers: async (route: string, keys: string[]): Promise<boolean> =>
      (await once(keys.join(), () => done({ ask: 'mendOthers', route, keys }))) !== undefined,
  };
}
