import type { ReactNode } from 'react';
import { Sign } from './Sign.tsx';

/** Says why something did not work. */
export function TroubleLine({ children }: { children: ReactNode }) {
  return (
    <p className="trouble">
      <Sign name="wrong" />
      <span>{children}</span>
    </p>
  );
}
