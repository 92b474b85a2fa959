/**
 * A course with at most some `most` points, in its order: all of it, or of each stretch of time the lowest and the highest value, with the
 * first and the last two points. So a drawing of ten years keeps every extreme, and what was last. `points` are in the order of their times.
 */
export function thinned<Point extends { readonly at: string }>(points: Point[], most: number, valueOf: (point: Point) => number): Point[] {
  if (points.length <= most) return points;
  const kept = new Set([points[0], ...points.slice(-2)]);
  const times = points.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const stretches = Math.floor((most - kept.size) / 2);
  const stretchOf = (index: number): number => Math.floor((((times[index] ?? first) - first) / (last - first || 1)) * (stretches - 1));
  for (const stretch of Map.groupBy(points.keys(), stretchOf).values()) {
    const sorted = stretch.flatMap((index) => points[index] ?? []).toSorted((one, other) => valueOf(one) - valueOf(other));
    kept.add(sorted[0]).add(sorted.at(-1));
  }
  return points.filter((point) => kept.has(point));
}
