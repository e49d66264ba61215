import { useEffect, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PictureTwice } from '../../model/exchange.ts';
import type { ChosenSide } from '../pair/PagePair.tsx';

type PicturesProps = { picture: PictureTwice; chosen: ChosenSide | undefined };

/** Both versions of a picture, side by side. A drawing runs no program in an "img". */
export function TwoPictures({ picture: { type, mine, theirs }, chosen }: PicturesProps) {
  return (
    <section className="two-pictures" aria-label={SHELL_WORDS.pair.name} data-chosen={chosen}>
      <Picture type={type} base64={mine} name={SHELL_WORDS.others.yours} />
      <Picture type={type} base64={theirs} name={SHELL_WORDS.others.theirs()} />
    </section>
  );
}

type PictureProps = { type: string; base64: string; name: string };

function Picture({ type, base64, name }: PictureProps) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [type, base64]);
  return <img src={src} alt={name} />;
}
