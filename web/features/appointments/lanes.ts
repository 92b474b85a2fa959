/** A stretch of a column, in steps from its beginning. */
interface Stretch {
  readonly from: number;
  readonly length: number;
}

/** Puts stretches that overlap beside each other: for each its lane, and how many lanes its group has. */
export function inLanes<One extends Stretch>(all: readonly One[]): readonly (One & { readonly lane: number; readonly lanes: number })[] {
  const groups: { ends: number; members: { one: One; lane: number }[]; laneEnds: number[] }[] = [];
  for (const one of all.toSorted((a, b) => a.from - b.from)) {
    let group = groups.at(-1);
    if (group === undefined || group.ends <= one.from) {
      group = { ends: 0, members: [], laneEnds: [] };
      groups.push(group);
    }
    const free = group.laneEnds.findIndex((end) => end <= one.from);
    const lane = free === -1 ? group.laneEnds.length : free;
    const end = one.from + one.length;
    group.laneEnds[lane] = end;
    group.ends = Math.max(group.ends, end);
    group.members.push({ one, lane });
  }
  return groups.flatMap(({ members, laneEnds }) => members.map(({ one, lane }) => ({ ...one, lane, lanes: laneEnds.length })));
}
