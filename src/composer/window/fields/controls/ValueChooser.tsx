import { useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { ControlProps } from './control-props.ts';
import { NameBox } from './NameBox.tsx';

type ChooserProps = Pick<ControlProps, 'field'> & {
  kind: string;
  onChoose: (name: string) => void;
};

/** A button that lists the values of the site, such as its telephone number. */
export function ValueChooser({ kind, onChoose, field }: ChooserProps) {
  const [search, setSearch] = useState<string>();
  if (search === undefined)
    return (
      <button type="button" className="quiet" onClick={() => setSearch('')}>
        {SHELL_WORDS.values.another}
      </button>
    );
  return (
    <NameBox
      aria-label={SHELL_WORDS.values.anotherFor(field.label)}
      kind={kind}
      text={search}
      onType={setSearch}
      onChoose={name => {
        onChoose(name);
        setSearch(undefined);
      }}
    />
  );
}
