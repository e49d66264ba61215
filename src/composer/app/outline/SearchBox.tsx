import { useId } from 'react';

type SearchProps = { label: string; value: string; found: number; onChange: (search: string) => void };

/** Finds something in a list below it. How much is found is said to those who do not see the list. */
export function SearchBox({ label, value, found, onChange }: SearchProps) {
  const id = useId();
  return (
    <div className="search stack">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className={found === 0 ? undefined : 'unseen'}>
        {found === 0 ? 'Nothing found.' : `${found} found`}
      </p>
    </div>
  );
}

export function saysAll(text: string, search: string): boolean {
  const said = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word));
}
