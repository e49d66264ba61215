import type { PlaceIn } from '../../model/asks.ts';
import type { DialogName, Situation } from '../commands/commands.ts';
import { NotSavedDialog } from '../fields/around/NotSavedDialog.tsx';
import { FindDialog } from '../find/FindDialog.tsx';
import { BlocksDialog } from '../outline/BlocksDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { OtherDayDialog } from './OtherDayDialog.tsx';
import { MovePageDialog } from './pages/MovePageDialog.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import { TakePageDialog } from './pages/TakePageDialog.tsx';
import { TodayDialog } from './TodayDialog.tsx';

type DialogsProps = { name: DialogName; place?: PlaceIn; now: Situation; onClose: () => void };

/** The dialog that is open. */
export function Dialogs({ name, place, now, onClose }: DialogsProps) {
  switch (name) {
    case 'blocks':
      return <BlocksDialog now={now} place={place} onClose={onClose} />;
    case 'find':
      return <FindDialog now={now} onClose={onClose} />;
    case 'menu':
      return <MenuDialog now={now} onClose={onClose} />;
    case 'notSaved':
      return <NotSavedDialog now={now} onClose={onClose} />;
    case 'newPage':
      return <NewPageDialog now={now} onClose={onClose} />;
    case 'changeAddress':
      return <MovePageDialog now={now} onClose={onClose} />;
    case 'otherDay':
      return <OtherDayDialog now={now} onClose={onClose} />;
    case 'takePageAway':
      return <TakePageDialog now={now} onClose={onClose} />;
    default:
      return <TodayDialog name={name} onClose={onClose} />;
  }
}
