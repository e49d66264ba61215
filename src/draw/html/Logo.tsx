import type { LogoDrawing } from '../../site/look/logo.ts';

type Props = { brand: string; drawing: LogoDrawing | undefined };

export function Logo({ brand, drawing }: Props) {
  return (
    <a className="logo" href="/">
      {drawing ? (
        <svg
          className="logo__mark"
          viewBox={drawing.viewBox}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: drawing.shapes }}
        />
      ) : null}
      {brand}
    </a>
  );
}
