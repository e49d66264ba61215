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
  const isCommon = (name: Name) => orders.ours.includes(name) && orders.theirs.includes(name);
  const [ours, theirs] = [orders.ours.filter(isCommon), orders.theirs.filter(isCommon)];
  const base = orders.base.filter(isCommon);
  const whole = (common: Name[]) =>
    withItemsOf(orders.ours, withItemsOf(orders.theirs, common, common), common);
  const clear = (common: Name[]) => ({ isClear: true, ours: whole(common), theirs: whole(common) });
  if (isEqual(ours, theirs) || isEqual(ours, base)) return clear(theirs);
  if (isEqual(theirs, base)) return clear(ours);
  // Each side places the items that it alone has moved. Whether the sides contradict each other is seen in the others.
  const isMovedOnce = (name: Name) => orders.movedByUs.has(name) !== orders.movedByThem.has(name);
  const frameOf = (list: Name[]) => list.filter(name => !isMovedOnce(name));
  const placed = (frame: Name[]) => {
    const byUs = ours.filter(name => !isMovedOnce(name) || orders.movedByUs.has(name));
    const byThem = theirs.filter(name => !isMovedOnce(name) || orders.movedByThem.has(name));
    return withItemsOf(byUs, withItemsOf(byThem, frame, frame), frame);
  };
  const [own, other] = [frameOf(ours), frameOf(theirs)];
  if (isEqual(own, other)) return clear(placed(other));
  return { isClear: false, ours: whole(placed(own)), theirs: whole(placed(other)) };
}

/** Puts each further item of a side behind the item of the frame that it follows there, and behind further items that stand there. */
function withItemsOf<Name>(side: Name[], list: Name[], frame: Name[]): Name[] {
  const merged = [...list];
  let behind = -1;
  for (const name of side) {
    if (merged.includes(name)) {
      if (frame.includes(name)) behind = merged.indexOf(name);
      continue;
    }
    while (behind + 1 < merged.length && !frame.includes(merged[behind + 1] as Name)) behind += 1;
    behind += 1;
    merged.splice(behind, 0, name);
  }
  return merged;
}

function isEqual<Name>(one: Name[], other: Name[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
