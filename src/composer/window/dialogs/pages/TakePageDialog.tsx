import { useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { PageTask } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { SelectBox } from '../../parts/FormDialog.tsx';
import { titleOfPage } from '../../shown/titles.ts';
import { type PageDialogProps, PageForm } from './PageForm.tsx';

const { take } = SHELL_WORDS.pages;

/** What visitors get at an address without a page takes the place of none. */
const MISSING = /\/404$/;

/** Takes the page that is shown away. Only a page that visitors see can take its place. */
export function TakePageDialog({ onClose }: PageDialogProps) {
  const { state } = useSituation();
  const [{ page, title }] = useState({ page: state.route, title: titleOfPage(state) });
  const [instead, setInstead] = useState('');
  const task: PageTask = { ask: 'takePage', wanted: { page, ...(instead !== '' && { instead }) } };
  return (
    <PageForm onClose={onClose} title={take.title(title)} task={task} button={take.make}>
      <SelectBox label={take.instead} value={instead} write={setInstead}>
        <option value="">{take.none}</option>
        {state.pages
          .filter(({ route, standing }) => route !== page && !MISSING.test(route) && standing === undefined)
          .map(one => (
            <option key={one.route} value={one.route}>
              {one.title} ({one.route})
            </option>
          ))}
      </SelectBox>
    </PageForm>
  );
}
