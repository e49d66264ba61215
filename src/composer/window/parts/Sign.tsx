import { SIGNS, type SignName } from './signs.ts';

export function Sign({ name }: { name: SignName }) {
  return <Drawing path={SIGNS[name]} />;
}

/** A path in a square of 24. What it shows is said in words beside it. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
