// Draws on a sheet, in its own units: a veil over each part, which lifts while the part is read, and a number that leads to its words.

type SheetPart = { title: string; box: string; href: string };

type Props = { width: number; height: number; parts: SheetPart[] };

export function SheetParts({ width, height, parts }: Props) {
  const placed = parts.map((part, index) => ({ ...part, place: placeOf(part.box), number: index + 1 }));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each link in it has a name, and a title would lie over the page as a tooltip.
    <svg className="specimen__marks" viewBox={`0 0 ${width} ${height}`}>
      <g className="specimen__veils">
        {placed.map(({ place, number }) => (
          <rect key={number} className={`specimen__veil specimen__${number}`} {...place} />
        ))}
      </g>
      {placed.map(({ title, href, place, number }) => (
        <a
          key={number}
          className={`specimen__ring specimen__${number}`}
          href={href}
          aria-label={`${number}: ${title}`}
        >
          <rect className="specimen__hit" {...place} />
          {/* The ring stands on the left edge of the part, beside its first line. */}
          <circle cx={place.x - 10} cy={place.y + 16} r="14" />
          <text x={place.x - 10} y={place.y + 22}>
            {number}
          </text>
        </a>
      ))}
    </svg>
  );
}

function placeOf(box: string): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return { x, y, width, height };
}
