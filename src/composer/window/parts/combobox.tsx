// A box in which somebody types, and a list below it in which the arrow keys choose while the focus stays in the box: the "combobox" of
// ARIA 1.2.
import { type HTMLAttributes, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

/** "first" is the option that is active until an arrow key is pressed. It is none if it is -1. */
export function useCombobox(count: number, isOpen: boolean, first: 0 | -1) {
  const list = useId();
  const [active, setActive] = useState<number>(first);
  return {
    active,
    restart: () => setActive(first),
    /** Goes on to another option, and says whether the key was one that does. */
    step(key: string): boolean {
      const by = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (by === undefined || count === 0) return false;
      setActive((Math.max(active, by < 0 ? 0 : -1) + by + count) % count);
      return true;
    },
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': list,
      'aria-activedescendant': isOpen && active >= 0 && active < count ? `${list}-${active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    // A press on an option, or on the bar that scrolls them, leaves the focus in the box.
    list: { id: list, onMouseDown: (event: MouseEvent) => event.preventDefault() },
    option: (index: number) => ({ id: `${list}-${index}`, isActive: index === active }),
  };
}

type OptionProps = HTMLAttributes<HTMLDivElement> & { isActive: boolean };

export function ComboOption({ isActive, ...attributes }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: The focus stays in the box, which names the active option.
    <div ref={option} {...attributes} role="option" aria-selected={isActive} />
  );
}
