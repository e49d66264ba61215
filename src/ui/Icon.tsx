import type { IconName } from '../generated/types.ts';
import { icons } from './icons.ts';

/**
 * An icon, of the engine or of the site. Screen readers skip it, so put it beside a title, never alone.
 * @example <Icon name={item.icon} />
 */
export function Icon({ name }: { name?: IconName }) {
  if (!name) return null;
  // The check knows names in documents, but a component can ask for any name.
  const path = isPath(name) ? name : icons[name];
  if (!path) throw new Error(`there is no icon "${name}"`);
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** In the model of a page, an icon of the site's own is its path. Names have no capitals. */
function isPath(name: IconName): name is `M${string}` {
  return name.startsWith('M');
}
