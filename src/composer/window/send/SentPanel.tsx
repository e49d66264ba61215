import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { SidePanel } from '../parts/SidePanel.tsx';

const WORDS = SHELL_WORDS.send;

/** Where the author's work is on its way. */
export function SentPanel() {
  const { sent } = useSituation().exchange;
  return (
    <SidePanel sign="hand" kind={WORDS.sent} title={sent?.sent?.title ?? WORDS.nothingSent}>
      <p>{sent?.words}</p>
    </SidePanel>
  );
}
