import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { State } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { addressWords } from '../../shown/site-values.ts';
import { type ControlProps, described, writtenText } from './control-props.ts';
import { NameBox } from './NameBox.tsx';

/** A field that takes a name which the site knows: a page, a place on it, a category, a shared document. */
export function NameInput(props: ControlProps<'link' | 'shared' | 'choice' | 'icon'>) {
  const { value, field, control, put, type } = props;
  const { state } = useSituation();
  const kind = ('from' in control && control.from) || control.kind;
  const text = typeof value === 'string' ? value : '';
  const meaning = control.kind === 'link' ? addressWords(text, state) : sharedWords(text, state);
  return (
    <>
      <NameBox
        {...described(props)}
        kind={kind}
        text={text}
        onType={typed => type(writtenText(typed, field.isNeeded))}
        onChoose={put}
      />
      {meaning && <p className="small">{meaning}</p>}
    </>
  );
}

function sharedWords(name: string, { look }: State): string | undefined {
  const now = look?.documents[name];
  const title = now?.kind === 'shared' && (now.value as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? SHELL_WORDS.sharedPart(title) : undefined;
}
