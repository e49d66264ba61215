// Shows on the page the photographs that wait for their words, in the place of the pictures that they are going to replace.
import { valueAt } from '../../base/json-value.ts';
import { addressOfPart, isWaiting } from '../model/photographs.ts';
import { carriedTo } from '../model/state/anchors.ts';
import { hasNoPlace } from '../model/state/draft.ts';
import { keyOf } from '../model/state/drafts.ts';
import type { State } from '../model/state/state.ts';
import type { FramedPage } from './field-at.ts';
import type { WaitingPicture } from './marks.ts';
import { isPicture } from './texts-at.ts';

/** Attributes by which a browser would choose another file. */
const OTHERS = ['srcset', 'sizes', 'width', 'height'];

type PictureWords = { waits: string; arriving: (file: string) => string };

export function openWaitingPictures(words: PictureWords) {
  /** How to put back what the server has drawn. */
  let back: (() => void)[] = [];
  let shownNow: WaitingPicture[] = [];

  function takeBack(): void {
    for (const restore of back) restore();
    back = [];
    shownNow = [];
  }

  function set(element: Element, name: string, value: string | null): void {
    const before = element.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    back.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  }

  return {
    takeBack,
    /** The pictures of the page that show one now, or will when it has arrived. */
    shown: (): WaitingPicture[] => shownNow,
    put({ waiting, anchors }: Pick<State, 'waiting' | 'anchors'>, { fields }: FramedPage): void {
      takeBack();
      const drafts = [...waiting.values()].filter(one => !hasNoPlace(one) && !one.begun);
      for (const { node, field } of fields) {
        const carried = carriedTo(field, { anchors });
        if (carried && isPicture(node)) shownNow.push({ node, hint: words.arriving(carried.file) });
        const draft = drafts.find(one => keyOf(one.place) === keyOf(field));
        const src = typeof draft?.value === 'string' ? draft.value : valueAt(draft?.value, ['src']);
        const crop = valueAt(draft?.value, ['crop']);
        if (typeof src !== 'string' || !isWaiting(src) || !isPicture(node)) continue;
        // For another width, the browser would take one of these.
        for (const source of node.parentElement?.querySelectorAll(':scope > source') ?? [])
          set(source, 'srcset', '');
        for (const name of OTHERS) set(node, name, null);
        set(node, 'src', addressOfPart(src, crop));
        shownNow.push({ node, hint: words.waits });
      }
    },
  };
}
