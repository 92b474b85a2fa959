/** A press of a row's button: whose row it was, where and when. */
interface Press {
  readonly row: string;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** How long after a press a row that slid under the pointer is not what the user means. */
const settlesMs = 1000;
const stillPx = 12;

let last: Press | undefined;

/**
 * Whether a press of a row's button is meant for that row. One that follows the press of another row at once and at the same place is not:
 * the rows have moved under the pointer. A keyboard says which row it means.
 */
export function isMeant(
  row: string,
  { detail, clientX: x, clientY: y, timeStamp: at }: Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'>,
): boolean {
  if (detail === 0) return true;
  const before = last;
  if (before !== undefined && before.row !== row && at - before.at < settlesMs && Math.hypot(x - before.x, y - before.y) < stillPx)
    return false;
  last = { row, x, y, at };
  return true;
}
