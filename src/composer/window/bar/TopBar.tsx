import { SHELL_WORDS } from '../../language/window-words.ts';
import { shownKeys } from '../../words/editor/keys.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useSituation } from '../commands/situation.ts';
import type { ViewControl } from '../page/page-view.ts';
import { Sign } from '../parts/Sign.tsx';
import { pageAbove, titleOfPage } from '../shown/titles.ts';
import { DeviceButtons } from './DeviceButtons.tsx';
import { OthersButton, SendButton } from './SendButton.tsx';
import { StatusButton } from './StatusButton.tsx';

const { bar } = SHELL_WORDS;

/** The bar at the top: the way to everything, the page and how it is drawn, and whether everything is saved. */
export function TopBar({ view }: { view: ViewControl }) {
  const { state, past } = useSituation();
  const { look, route, status } = state;
  const title = titleOfPage(state);
  const above = pageAbove(state);
  return (
    <header className="bar">
      <h1 className="unseen">{SHELL_WORDS.window.edit(title)}</h1>
      <div className="bar__left">
        <CommandButton name="settings" sign="ashlar" />
        <CommandButton name="find" className="find">
          <Sign name="find" />
          <span className="grow cut">{SHELL_WORDS.commands.find}</span>
          <kbd>{shownKeys('Ctrl+K')}</kbd>
        </CommandButton>
      </div>
      <div className="bar__page">
        <CommandButton name="undo" sign="undo" />
        <CommandButton name="redo" sign="redo" />
        <CommandButton name="history" sign="history" />
        <CommandButton name="pages" className="quiet where">
          <span className="unseen">{bar.pages}</span>
          {above && <span className="where__above cut">{above} ›</span>}
          <strong className="cut">{title}</strong>
          <Sign name="open" />
        </CommandButton>
        {look?.standing !== undefined && <span className="standing cut">{look.standing}</span>}
        {!past.now?.moment && <DeviceButtons {...view} />}
      </div>
      <div className="bar__right">
        <StatusButton />
        <OthersButton />
        <p role="alert" className="unseen">
          {status === 'gone' && SHELL_WORDS.window.gone}
        </p>
        <a
          className="visit"
          href={route}
          target="_blank"
          rel="noreferrer"
          aria-label={bar.visitPage}
          data-tip={bar.asVisitors}
        >
          <Sign name="visit" />
        </a>
        <SendButton />
      </div>
    </header>
  );
}
