// Puts the items of two changed versions of a list into one order.

/** The same name is the same item. */
type Orders<Name> = {
  base: Name[];
  ours: Name[];
  theirs: Name[];
  movedByUs: Set<Name>;
  movedByThem: Set<Name>;
};

/** The order is not clear if both sides have moved the same items to different places. "ours" and "theirs" are the two ways then. */
type OrderOfBoth<Name> = { isClear: boolean; ours: Name[]; theirs: Name[] };

export function orderOfBoth<Name>(orders: Orders<Name>): OrderOfBoth<Name> {
  const sides = [orders.theirs, orders.ours];
  const [known, others] = [new Set(orders.ours), new Set(orders.theirs)];
  const common = (list: Name[]) => list.filter(name => known.has(name) && others.has(name));
  const [ours, theirs, base] = [common(orders.ours), common(orders.theirs), common(orders.base)];
  const clear = (frame: Name[]) => {
    const order = around(frame, sides);
    return { isClear: true, ours: order, theirs: order };
  };
  if (isEqual(ours, theirs) || isEqual(ours, base)) return clear(theirs);
  if (isEqual(theirs, base)) return clear(ours);
  // Each side places the items that it alone has moved. Whether the sides contradict each other is seen in the others.
  const isMovedOnce = (name: Name) => orders.movedByUs.has(name) !== orders.movedByThem.has(name);
  const placedBy = (list: Name[], moved: Set<Name>) =>
    list.filter(name => !isMovedOnce(name) || moved.has(name));
  const placed = [placedBy(theirs, orders.movedByThem), placedBy(ours, orders.movedByUs)];
  const [own, other] = [ours, theirs].map(list =>
    around(
      list.filter(name => !isMovedOnce(name)),
      placed,
    ),
  );
  const [one = [], two = []] = [own, other];
  return isEqual(one, two)
    ? clear(two)
    : { isClear: false, ours: around(one, sides), theirs: around(two, sides) };
}

/** Puts each further item of the sides behind the item of the frame that it follows there. Those of the first side come first. */
function around<Name>(frame: Name[], sides: Name[][]): Name[] {
  const first: Name[] = [];
  const behind = new Map(frame.map(name => [name, [name]]));
  const isPlaced = new Set(frame);
  for (const side of sides) {
    let place = first;
    for (const name of side) {
      place = behind.get(name) ?? place;
      if (isPlaced.has(name)) continue;
      isPlaced.add(name);
      place.push(name);
    }
  }
  return [first, ...behind.values()].flat();
}

function isEqual<Name>(one: Name[], other: Name[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
