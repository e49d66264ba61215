import { useEffect, useId, useState } from 'react';
import type { Choosable } from '../../form/asks.ts';
import type { ControlProps } from './control-props.ts';

/** A field that takes a name which the site knows: a page, a place on it, a picture, a shared document. */
export function NameInput(props: ControlProps<'link' | 'shared' | 'picture'>) {
  const { id, about, value, field, control, put, store } = props;
  const list = useId();
  const [known, setKnown] = useState<Choosable[]>([]);
  const [search, setSearch] = useState('');
  const kind = ('from' in control ? control.from : 'shared') ?? '';
  useEffect(() => {
    let isStale = false;
    void store.ask('choices', { kind, search }).then(answer => {
      if (answer.ok && !isStale) setKnown(answer.told.choices);
    });
    return () => {
      isStale = true;
    };
  }, [store, kind, search]);
  const text = typeof value === 'string' ? value : '';
  return (
    <>
      <input
        id={id}
        aria-describedby={about}
        className="input"
        list={list}
        value={text}
        onFocus={() => setSearch('')}
        onChange={({ target }) => {
          setSearch(target.value);
          put(target.value === '' && !field.isNeeded ? undefined : target.value);
        }}
      />
      <datalist id={list}>
        {known.map(({ value, meaning }) => (
          <option key={value} value={value}>
            {meaning}
          </option>
        ))}
      </datalist>
    </>
  );
}
