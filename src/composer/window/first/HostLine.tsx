import { SHELL_WORDS } from '../../language/window-words.ts';
import type { FirstMinute } from '../../model/first-minute.ts';
import { Need, Trouble, useDeed } from './Need.tsx';
import type { FirstControl } from './use-first-minute.ts';

const WORDS = SHELL_WORDS.first;

/** Whether the host takes changes from here. Nothing asks it before somebody presses the button. */
export function HostLine({ host, tryHost }: Pick<FirstMinute, 'host'> & Pick<FirstControl, 'tryHost'>) {
  const { isBusy, refused, run } = useDeed();
  const isThere = host?.isKnown === true;
  const said = isThere ? WORDS.isKnown : host ? WORDS.tries : WORDS.noHost;
  return (
    <Need title={WORDS.hostKnows(host?.name ?? '')} isThere={isThere}>
      <p className={isThere ? undefined : 'small'}>{said}</p>
      {host && !isThere && (
        <>
          <Trouble>{isBusy ? undefined : (refused ?? host.trouble)}</Trouble>
          <button type="button" aria-disabled={isBusy} onClick={() => void run(tryHost)}>
            {isBusy ? WORDS.trying : WORDS.tryIt}
          </button>
        </>
      )}
    </Need>
  );
}
