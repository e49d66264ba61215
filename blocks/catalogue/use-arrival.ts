import { useEffect } from 'react';

/** Calls back with the element that the address names: at first, and whenever a link changes the address. */
export function useArrival(arrived: (named: HTMLElement) => void): void {
  useEffect(() => {
    const arrive = () => {
      const named = document.getElementById(location.hash.slice(1));
      if (named) arrived(named);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [arrived]);
}
