import { type PointerEvent, useState } from 'react';
import { valueAt } from '../../../../base/json-value.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { sizeOfWaiting } from '../../../model/photographs.ts';
import { useSituation } from '../../commands/situation.ts';
import { type ControlProps, described } from './control-props.ts';
import {
  type CroppedPart,
  cropBetween,
  croppedIn,
  LEAST_CROPPED,
  type PixelSize,
  writtenCrop,
} from './crop.ts';

const WORDS = SHELL_WORDS.crop;

const PHOTOGRAPH = /\.(?:avif|webp|png|jpe?g)$/i;

/** Which part of a photograph is shown. It is drawn with the pointer, or set with four sliders. A drawing has units of its own. */
export function CropInput(props: ControlProps<'crop'>) {
  const { place } = props;
  const { store } = useSituation();
  const src = valueAt(store.present(place.document), [...place.path.slice(0, -1), 'src']);
  if (typeof src !== 'string' || !PHOTOGRAPH.test(src)) return <UnitsOfDrawing {...props} />;
  return <PartOfPhotograph key={src} {...props} src={src} />;
}

function UnitsOfDrawing(props: ControlProps<'crop'>) {
  const { value, labelId, type } = props;
  return (
    <textarea
      {...described(props)}
      aria-labelledby={labelId}
      className="input input--line"
      rows={1}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => type(target.value === '' ? undefined : target.value)}
    />
  );
}

const SIDES = ['left', 'top', 'width', 'height'] as const;

function PartOfPhotograph({ src, value, labelId, about, put }: ControlProps<'crop'> & { src: string }) {
  const [size, setSize] = useState<PixelSize | undefined>(sizeOfWaiting(src));
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const [drawn, setDrawn] = useState<CroppedPart>();
  const part = size && (drawn ?? croppedIn(value, size));

  function pointIn({ currentTarget, clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const { width: across = 0, height: down = 0 } = size ?? {};
    return { x: ((clientX - left) / width) * across, y: ((clientY - top) / height) * down };
  }

  function finish(): void {
    // A press without a move means nothing.
    if (drawn && size && drawn.width >= LEAST_CROPPED && drawn.height >= LEAST_CROPPED)
      put(writtenCrop(drawn, size));
    setFrom(undefined);
    setDrawn(undefined);
  }

  return (
    <fieldset aria-labelledby={labelId} aria-describedby={about} className="crop stack">
      <div
        className="crop__whole"
        onPointerDown={event => {
          event.preventDefault();
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setFrom(pointIn(event));
        }}
        onPointerMove={event => from && setDrawn(cropBetween(from, pointIn(event)))}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize(sizeOfWaiting(src) ?? { width, height })
          }
        />
        {part && size && (
          <span
            className="crop__part"
            style={{
              left: share(part.left, size.width),
              top: share(part.top, size.height),
              width: share(part.width, size.width),
              height: share(part.height, size.height),
            }}
          />
        )}
      </div>
      {part && size && (
        <>
          {SIDES.map(side => {
            const whole = side === 'left' || side === 'width' ? size.width : size.height;
            return (
              <label key={side} className="crop__side small">
                {WORDS.sides[side]}
                <input
                  type="range"
                  min={side === 'left' || side === 'top' ? 0 : LEAST_CROPPED}
                  max={whole}
                  value={part[side]}
                  onChange={({ target }) => put(writtenCrop({ ...part, [side]: target.valueAsNumber }, size))}
                />
              </label>
            );
          })}
          {value !== undefined && (
            <button type="button" className="small quiet" onClick={() => put(undefined)}>
              {WORDS.whole}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}

function share(length: number, whole: number): string {
  return `${(length / whole) * 100}%`;
}
