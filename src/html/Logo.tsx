const MARK =
  'M13 35C10 24 11 7 23 5c10-1.5 14 10 7 14.5-5.5 3-11-2.5-7.5-7 2-2.3 5.5-1 5 1.500M12 29l-8-4M11.5 22 4 16M13.5 15 8 8M18 8l-2-6M2 35.500c3-2.5 6-2.5 9 0s6 2.5 9 0 6-2.5 9 0 6 2.5 9 0';

export function Logo({ brand }: { brand: string }) {
  return (
    <a className="logo" href="/">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {brand}
    </a>
  );
}
