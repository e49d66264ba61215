import { useEffect, useState } from 'react';
import { capital } from '../../../../base/words.ts';
import { coloursOf, type ShownColours } from '../../../frame/colours-of.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { useSituation } from '../../commands/situation.ts';
import type { ControlProps } from './control-props.ts';

/** Choices that are backgrounds: a piece of each, as the page shows it. The first one is what holds if nobody chooses. */
export function Swatches(props: ControlProps<'choice' | 'icon'>) {
  const { id, labelId, about, value, field, control, put } = props;
  const { state } = useSituation();
  const { choices } = control;
  const prefix = 'swatches' in control ? control.swatches : '';
  const [first] = choices;
  const colours = useColours(
    choices.map(({ value }) => `block ${prefix}${value}`),
    state.look,
  );
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={about} className="swatches">
      {choices.map(({ value: wanted, label, meaning }, index) => (
        <label key={label} className="swatch" title={meaning}>
          <input
            type="radio"
            className="unseen"
            name={id}
            checked={value === wanted || (value === undefined && wanted === first?.value)}
            onChange={() => put(wanted === first?.value && !field.isNeeded ? undefined : wanted)}
          />
          <span className="swatch__piece" style={colours[index]} aria-hidden="true">
            {SHELL_WORDS.fields.letters}
          </span>
          {capital(label)}
        </label>
      ))}
    </div>
  );
}

/** They change with the scheme of the page, and with the look of the site. */
function useColours(classes: string[], look: unknown): ShownColours[] {
  const [colours, setColours] = useState<ShownColours[]>([]);
  const all = classes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: With another look, the same classes have other colours.
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.page iframe');
    const read = () => {
      const page = frame?.contentDocument;
      if (page?.body) setColours(all.split(',').map(one => coloursOf(page, one)));
    };
    read();
    const dark = frame?.contentWindow?.matchMedia('(prefers-color-scheme: dark)');
    frame?.addEventListener('load', read);
    dark?.addEventListener('change', read);
    return () => {
      frame?.removeEventListener('load', read);
      dark?.removeEventListener('change', read);
    };
  }, [all, look]);
  return colours;
}
