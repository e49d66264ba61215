import { useEffect, useId, useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { Asks } from '../../../model/asks.ts';
import type { PageTask } from '../../../model/state/state.ts';
import { titleOfPage } from '../../words.ts';
import { likelyPlace, MenuPlaces, versionOfSite } from './MenuPlaces.tsx';
import { PageDeed, type PageDialogProps } from './PageDeed.tsx';

const { newPage } = SHELL_WORDS.pages;

/** Begins a page like the one that is shown, or from a starter. */
export function NewPageDialog({ now, onClose }: PageDialogProps) {
  const { store, state } = now;
  const id = useId();
  const [starters, setStarters] = useState<Asks['starters']['told']['starters']>([]);
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  /** A starter, or "" for the page that is shown. */
  const [starter, setStarter] = useState('');
  useEffect(() => {
    void store.ask('starters', {}).then(answer => answer.ok && setStarters(answer.told.starters));
  }, [store]);
  /** Undefined until somebody has chosen. */
  const [place, setPlace] = useState<string>();
  const menu = place ?? likelyPlace(starter, state);
  const task: PageTask = {
    ask: 'newPage',
    wanted: {
      title,
      from: starter === '' ? { like: state.route } : { starter },
      ...(address !== '' && { address }),
      ...(menu !== '' && { menu: { ...JSON.parse(menu), version: versionOfSite(state) } }),
    },
  };
  return (
    <PageDeed
      {...{ now, onClose }}
      title={newPage.title}
      task={title === '' ? undefined : task}
      button={newPage.make}
    >
      <div className="stack">
        <label htmlFor={`${id}-title`}>{newPage.itsTitle}</label>
        <input
          id={`${id}-title`}
          className="input"
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <div className="stack">
        <label htmlFor={`${id}-from`}>{newPage.from}</label>
        <select
          id={`${id}-from`}
          className="input"
          value={starter}
          onChange={({ target }) => setStarter(target.value)}
        >
          <option value="">{newPage.like(titleOfPage(state))}</option>
          {starters.map(({ name, purpose }) => (
            <option key={name} value={name}>
              {purpose === '' ? name : purpose}
            </option>
          ))}
        </select>
      </div>
      <div className="stack">
        <label htmlFor={`${id}-address`}>{newPage.address}</label>
        <input
          id={`${id}-address`}
          className="input"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </div>
      <div className="stack">
        <label htmlFor={`${id}-menu`}>{newPage.menu}</label>
        <select
          id={`${id}-menu`}
          className="input"
          value={menu}
          onChange={({ target }) => setPlace(target.value)}
        >
          <option value="">{newPage.notInMenu}</option>
          <MenuPlaces state={state} />
        </select>
      </div>
    </PageDeed>
  );
}
