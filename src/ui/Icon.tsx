import type { IconName } from '../generated/types.ts';
import { icons } from './icons.ts';

/**
 * A drawing of the engine's beside a title, never alone, so it says nothing to a screen reader.
 * @example <Icon name={item.icon} />
 */
export function Icon({ name }: { name?: IconName }) {
  if (!name) return null;
  // The check knows the names in documents; a component may be written with any.
  if (!icons[name]) throw new Error(`there is no icon "${name}"`);
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
