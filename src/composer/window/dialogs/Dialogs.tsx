import type { PlaceIn } from '../../model/asks.ts';
import type { DialogName } from '../commands/situation.ts';
import { NotSavedDialog } from '../fields/around/NotSavedDialog.tsx';
import { FindDialog } from '../find/FindDialog.tsx';
import { BlocksDialog } from '../outline/BlocksDialog.tsx';
import { SendDialog } from '../send/SendDialog.tsx';
import { OtherDayDialog } from './OtherDayDialog.tsx';
import { MovePageDialog } from './pages/MovePageDialog.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import { TakePageDialog } from './pages/TakePageDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

type DialogsProps = { name: DialogName; place?: PlaceIn; onClose: () => void };

/** The dialog that is open. */
export function Dialogs({ name, place, onClose }: DialogsProps) {
  switch (name) {
    case 'blocks':
      return <BlocksDialog place={place} onClose={onClose} />;
    case 'find':
      return <FindDialog onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'notSaved':
      return <NotSavedDialog onClose={onClose} />;
    case 'newPage':
      return <NewPageDialog onClose={onClose} />;
    case 'changeAddress':
      return <MovePageDialog onClose={onClose} />;
    case 'otherDay':
      return <OtherDayDialog onClose={onClose} />;
    case 'takePageAway':
      return <TakePageDialog onClose={onClose} />;
    case 'send':
      return <SendDialog onClose={onClose} />;
  }
}
