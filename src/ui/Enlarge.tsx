import type { Picture } from '../../schema/values.ts';
import { say, useWords } from './words.ts';

type Props = { picture?: Picture; id: string };

/**
 * A button that shows a drawing large, so that everybody can read its letters. It needs no scripts. It draws nothing for
 * photographs, decoration, or a drawing that shows only a part.
 * @example <Enlarge picture={block.image} id={`${block.name}-large`} />
 */
export function Enlarge({ picture, id }: Props) {
  const words = useWords();
  if (!picture || picture.photograph || picture.alt === '') return null;
  if (picture.src.includes('#svgView')) return null;
  const { src, alt, width, height } = picture;
  return (
    <>
      <button className="enlarge" type="button" popoverTarget={id}>
        {say(words, 'enlarge')}
      </button>
      <div className="enlarge__sheet" id={id} popover="auto">
        <button
          className="enlarge enlarge__close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {say(words, 'close')}
        </button>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      </div>
    </>
  );
}
