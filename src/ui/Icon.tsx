import type { IconName } from '../generated/types.ts';
import { icons } from './icons.ts';

/**
 * One of the engine's icons. Screen readers skip it, so put it beside a title, never alone.
 * @example <Icon name={item.icon} />
 */
export function Icon({ name }: { name?: IconName }) {
  if (!name) return null;
  // The check knows names in documents, but a component can ask for any name.
  if (!icons[name]) throw new Error(`there is no icon "${name}"`);
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
