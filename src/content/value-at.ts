// A document and a path in, the value there out.
import type { Path } from './document.ts';

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as { [step: string | number]: unknown })[step]
        : undefined,
    document,
  );
}
