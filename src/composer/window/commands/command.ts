import type { SignName } from '../parts/signs.ts';
import type { Situation } from './situation.ts';

export type Command = {
  /** Stands beside the name wherever commands are listed. */
  sign: SignName;
  label: (now: Situation) => string;
  /** What it would do now, if the label does not say it. */
  says?: (now: Situation) => string | undefined;
  keys?: string;
  /** Other words by which somebody may search for it. */
  also?: string;
  /** Of a command that a second press ends. */
  isOn?: (now: Situation) => boolean;
  /** Leaves its key to the field in which somebody types. */
  isLeft?: (now: Situation, focused: EventTarget | null) => boolean;
  when: (now: Situation) => boolean;
  run: (now: Situation) => unknown;
};

/** A command has the label of its name, and can always be given, unless it says otherwise. */
export type WrittenCommand = Omit<Command, 'label' | 'when'> & Partial<Pick<Command, 'label' | 'when'>>;
