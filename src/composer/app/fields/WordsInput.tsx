import type { ControlProps } from './control-props.ts';

export function WordsInput({ id, about, value, put }: ControlProps<'words'>) {
  const text = Array.isArray(value) ? value.join('\n\n') : String(value ?? '');
  return (
    <textarea
      id={id}
      aria-describedby={about}
      className="input"
      rows={5}
      value={text}
      onChange={({ target }) => put(target.value)}
    />
  );
}
