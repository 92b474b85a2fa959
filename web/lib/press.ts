/** A press of a row's button: its row with what it does, its position and time. */
interface Press {
  readonly button: string;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** How long after a press the row under the pointer may be one that just moved there. */
const settlesMs = 1000;
const stillPx = 12;

let last: Press | undefined;
/** When rows last moved by themselves. */
let movedAt = Number.NEGATIVE_INFINITY;
const seenAfterMs = 400;

/** Rows have moved because of somebody else's change: a press that was on its way may be meant for another row. */
export const rowsMoved = (at = performance.now()): void => void (movedAt = at);

/**
 * Whether a press is meant for the button that it hits. At the same place shortly after a press of another one it is not: the rows have
 * moved under the pointer, or the row offers its next step there. Nor is one just after rows moved by themselves. Keyboard presses always count.
 */
export function isMeant(
  button: string,
  { detail, clientX: x, clientY: y, timeStamp: at }: Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'>,
): boolean {
  if (detail === 0) return true;
  if (at >= movedAt && at - movedAt < seenAfterMs) return false;
  const before = last;
  if (before !== undefined && before.button !== button && at - before.at < settlesMs && Math.hypot(x - before.x, y - before.y) < stillPx)
    return false;
  last = { button, x, y, at };
  return true;
}
