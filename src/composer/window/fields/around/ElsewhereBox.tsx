import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { DocumentNow, PlaceIn } from '../../../model/asks.ts';
import { useSituation } from '../../commands/situation.ts';
import { useTold } from '../../commands/use-told.ts';
import { follow } from '../../store/open-page.ts';

const WORDS = SHELL_WORDS.everywhere;

type BoxProps = {
  where: string;
  /** Leads to where it can be changed. Undefined if that is here. */
  press: (() => void) | undefined;
  button?: string;
  name?: string;
  /** Keeps the box in view. */
  isStaying?: boolean;
};

/** Says that the fields below it, or the words that are selected, belong to more than this page. */
export function ElsewhereBox({
  where,
  press,
  isStaying,
  button = WORDS.change,
  name = WORDS.name,
}: BoxProps) {
  return (
    <section
      className={isStaying ? 'box box--warns box--stays stack' : 'box box--warns stack'}
      aria-label={name}
    >
      <p>{where}</p>
      {press ? (
        <button type="button" onClick={press}>
          {button}
        </button>
      ) : (
        <p>{WORDS.changes}</p>
      )}
    </section>
  );
}

type UsedProps = {
  now: DocumentNow;
  document: string;
  /** Of the site document: a part that every page shows, and no value that is counted by itself. */
  isEverywhere: boolean;
  unlock: (() => void) | undefined;
};

/** A shared part and the whole site stand on other pages too. Nobody changes them by oversight. */
export function UsedElsewhere({ now, document, isEverywhere, unlock }: UsedProps) {
  const isShared = now.kind === 'shared';
  const told = useTold('choices', isShared ? { kind: 'shared', search: document } : undefined);
  const found = isShared && told?.choices.find(({ value }) => value === document);
  const where = isEverywhere && !isShared ? WORDS.everyPage : WORDS.otherPages;
  return (
    <ElsewhereBox
      where={found ? `${found.meaning}.` : where}
      press={unlock}
      isStaying={unlock !== undefined}
    />
  );
}

/** The words of a card can be those of the page to which it leads. */
export function OnAnotherPage({ place }: { place: PlaceIn }) {
  const { store, state } = useSituation();
  const page = state.pages.find(({ route }) => route === place.document);
  return (
    <ElsewhereBox
      where={WORDS.ofPage(page?.title ?? place.document)}
      press={() => void follow(store, place, place.document)}
      button={WORDS.changeThere}
      name={WORDS.written}
    />
  );
}
