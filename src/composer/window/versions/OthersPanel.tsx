import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { SidePanel } from '../parts/SidePanel.tsx';

/** What the others have done since. */
export function OthersPanel() {
  const { sent } = useSituation().exchange;
  return (
    <SidePanel sign="inbox" kind={SHELL_WORDS.others.kind} title={SHELL_WORDS.others.title}>
      <p>{sent?.words}</p>
    </SidePanel>
  );
}
