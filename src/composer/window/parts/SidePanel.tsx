import type { ReactNode } from 'react';
import { Sign } from './Sign.tsx';
import type { SignName } from './signs.ts';

type PanelProps = { sign: SignName; kind: string; title: string; children: ReactNode; foot?: ReactNode };

/** A panel in the place of the fields: what kind of panel it is, and what it says in one line. */
export function SidePanel({ sign, kind, title, children, foot }: PanelProps) {
  return (
    <aside className="fields" aria-label={kind} id="fields" tabIndex={-1}>
      <div className="way">
        <p className="first__kind">
          <Sign name={sign} />
          {kind}
        </p>
        <h2 tabIndex={-1}>{title}</h2>
      </div>
      <div className="fields__body">{children}</div>
      {foot && <div className="first__foot">{foot}</div>}
    </aside>
  );
}
