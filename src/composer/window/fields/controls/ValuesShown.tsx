import { capital } from '../../../../base/words.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { useSituation } from '../../commands/situation.ts';
import { siteNow, valuesIn } from '../../shown/site-values.ts';
import { follow } from '../../store/open-page.ts';

/** The values of the site among the words of a field, each with the way to the value itself. */
export function ValuesShown({ text }: { text: string }) {
  const { store, state } = useSituation();
  return valuesIn(text, state).map(({ name, label, shown, path }) => (
    <div key={name} className="line small">
      <p>
        {capital(label)}: <strong>{shown}</strong>
      </p>
      <button
        type="button"
        className="quiet"
        aria-label={SHELL_WORDS.values.changeOne(label)}
        onClick={() => void follow(store, { document: siteNow(state).document, path })}
      >
        {SHELL_WORDS.values.change}
      </button>
    </div>
  ));
}
