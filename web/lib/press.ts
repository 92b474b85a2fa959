import toast from 'react-hot-toast/headless';
import { m } from '../i18n/paraglide/messages.js';

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

type PressEvent = Parameters<typeof isMeant>[1];
/** The row of a button, whose name may go on after a space. */
const rowOf = (button: string | undefined): string | undefined => button?.split(' ')[0];

/** Does what a press is meant for. One that does not count says so, unless it is the second of a double click. */
export function whenMeant(button: string, event: PressEvent, act: () => void): void {
  const before = last?.button;
  if (isMeant(button, event)) act();
  else if (event.detail < 2 && rowOf(before) !== rowOf(button)) toast.error(m.pressNotCounted(), { id: 'press' });
}
