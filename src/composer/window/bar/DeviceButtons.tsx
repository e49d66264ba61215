import { SHELL_WORDS } from '../../language/window-words.ts';
import { DEVICE_WIDTHS, DEVICES, type ViewControl } from '../page/page-view.ts';
import { Sign } from '../parts/Sign.tsx';
import { SignButton } from '../parts/SignButton.tsx';

const { bar } = SHELL_WORDS;

/** As on which device the page is drawn, how large, and in which of its colours. */
export function DeviceButtons({ view: { device, isFullSize, isDark, scale }, change }: ViewControl) {
  return (
    <>
      <fieldset className="devices" aria-label={bar.howWide}>
        {DEVICES.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={one === device}
            aria-label={bar.devices[one]}
            data-tip={bar.wide(bar.devices[one], DEVICE_WIDTHS[one])}
            onClick={() => change({ device: one })}
          >
            <Sign name={one} />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="quiet zoom"
        aria-pressed={isFullSize}
        aria-label={bar.zoom(scale)}
        data-tip={isFullSize ? bar.toFit : bar.fullSize}
        onClick={() => change({ isFullSize: !isFullSize })}
      >
        {bar.scale(scale)}
      </button>
      <SignButton
        sign="dark"
        label={bar.dark}
        data-tip={bar.darkPage}
        aria-pressed={isDark}
        onClick={() => change({ isDark: !isDark })}
      />
    </>
  );
}
