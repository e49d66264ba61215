import type { KeyboardEvent, ReactNode } from 'react';
import { Sign } from './Sign.tsx';
import type { SignName } from './signs.ts';

type PanelProps = {
  sign: SignName;
  kind: string;
  title: string;
  /** What stands beside the kind. */
  beside?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A panel in the place of the fields: what kind of panel it is, and what it says in one line. */
export function SidePanel({ sign, kind, title, beside, children, foot, onKeyDown }: PanelProps) {
  return (
    <aside className="fields side-panel" aria-label={kind} id="fields" tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="way">
        <p className="first__kind">
          <Sign name={sign} />
          <span className="grow">{kind}</span>
          {beside}
        </p>
        <h2 tabIndex={-1}>{title}</h2>
      </div>
      <div className="fields__body">{children}</div>
      {foot && <div className="fields__foot">{foot}</div>}
    </aside>
  );
}
