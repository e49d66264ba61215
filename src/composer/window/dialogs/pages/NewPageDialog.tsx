import { useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { PageTask } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { useTold } from '../../commands/use-told.ts';
import { SelectBox, TextBox } from '../../parts/FormDialog.tsx';
import { titleOfPage } from '../../shown/titles.ts';
import { likelyPlace, MenuPlaces, versionOfSite } from './MenuPlaces.tsx';
import { type PageDialogProps, PageForm } from './PageForm.tsx';

const { newPage } = SHELL_WORDS.pages;

/** Begins a page like the one that is shown, or from a starter. */
export function NewPageDialog({ onClose }: PageDialogProps) {
  const { state } = useSituation();
  const { starters = [] } = useTold('starters', {}) ?? {};
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  /** A starter, or "" for the page that is shown. */
  const [starter, setStarter] = useState('');
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
    <PageForm
      onClose={onClose}
      title={newPage.title}
      task={title === '' ? undefined : task}
      button={newPage.make}
    >
      <TextBox label={newPage.itsTitle} value={title} write={setTitle} />
      <SelectBox label={newPage.from} value={starter} write={setStarter}>
        <option value="">{newPage.like(titleOfPage(state))}</option>
        {starters.map(({ name, purpose }) => (
          <option key={name} value={name}>
            {purpose === '' ? name : purpose}
          </option>
        ))}
      </SelectBox>
      <TextBox label={newPage.address} value={address} write={setAddress} spellCheck={false} />
      <SelectBox label={newPage.menu} value={menu} write={setPlace}>
        <option value="">{newPage.notInMenu}</option>
        <MenuPlaces />
      </SelectBox>
    </PageForm>
  );
}
