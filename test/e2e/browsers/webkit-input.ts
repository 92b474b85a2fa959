import * as z from 'zod/mini';
import type { Message } from './inspector.ts';

/** A command of WebKit's automation, and what it answers. */
export type Automate = (command: string, params: object) => Promise<Message>;

/**
 * Playwright's keys and clicks in a web view are events that a script makes, for which a browser does less, or does it twice, than for a
 * person's. Takes them out of what Playwright sends, and has WebKit's automation press the keys and move the mouse.
 */
export function nativeInput(page: {
  readonly handle: unknown;
  readonly automate: Automate;
  readonly send: (message: object) => void;
  readonly answer: (message: object) => void;
}): (message: object) => void {
  const { handle, automate, send, answer } = page;
  let pressed: { readonly char?: string; readonly virtual: ReadonlySet<string>; readonly button?: string } = { virtual: new Set() };
  const perform = async (sourceType: string, state: object) => {
    const sourceId = sourceType;
    await automate('performInteractionSequence', {
      handle,
      inputSources: [{ sourceId, sourceType }],
      steps: [{ states: [{ sourceId, ...state }] }],
    });
  };
  const keys = async () => {
    const { char, virtual } = pressed;
    await perform('Keyboard', { pressedVirtualKeys: [...virtual], ...(char !== undefined && { pressedCharKey: char }) });
  };
  const mouse = async ({ x, y }: Given, mouseInteraction: string) => {
    const { button } = pressed;
    await perform('Mouse', {
      location: { x, y },
      origin: 'Viewport',
      mouseInteraction,
      ...(button !== undefined && { pressedButton: button }),
    });
  };
  const input: Readonly<Record<string, (given: Given) => Promise<unknown>>> = {
    async keydown({ key = '' }) {
      const virtual = virtualKeys[key];
      pressed = virtual === undefined ? { ...pressed, char: key } : { ...pressed, virtual: new Set([...pressed.virtual, virtual]) };
      await keys();
    },
    async keyup({ key = '' }) {
      const virtual = virtualKeys[key];
      const { char: _, ...others } = pressed;
      pressed = virtual === undefined ? others : { ...pressed, virtual: new Set([...pressed.virtual].filter((one) => one !== virtual)) };
      await keys();
    },
    mouseMove: (given) => mouse(given, 'Move'),
    async mouseEvent(given) {
      if (given.type === 'mousedown') {
        pressed = { ...pressed, button: 'Left' };
        await mouse(given, 'Down');
      } else if (given.type === 'click') {
        // Not at the `mouseup` before it: Playwright then looks for the click's place again, and the page may have gone.
        const { button: _, ...others } = pressed;
        pressed = others;
        await mouse(given, 'Up');
      }
    },
  };
  /** All that Playwright sends waits for the last act, as a click's parts come at once and the automation does one at a time. */
  let acting: Promise<unknown> = Promise.resolve();
  return (message) => {
    const call = inputIn(message);
    const act = call === undefined ? undefined : input[call.name];
    if (call === undefined || act === undefined) {
      acting = acting.then(() => send(insertedAsTyped(message)));
      return;
    }
    // Before the act, as the page may go with it, and not before Playwright awaits it.
    queueMicrotask(() => {
      answer({ id: call.outerId, result: {} });
      answer(answered(call, { result: { result: { type: 'undefined' }, wasThrown: false } }));
    });
    acting = acting.then(() => act(call.given));
  };
}

/** The keys that have no character, by their names in the DOM. */
const virtualKeys: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Tab: 'Tab',
  Escape: 'Escape',
  Backspace: 'Backspace',
  Delete: 'Delete',
  ArrowDown: 'DownArrow',
  ArrowUp: 'UpArrow',
  ArrowLeft: 'LeftArrow',
  ArrowRight: 'RightArrow',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Shift: 'Shift',
  Control: 'Control',
  Alt: 'Alternate',
  Meta: 'Meta',
  ' ': 'Space',
};

interface Call {
  readonly outerId: number;
  readonly innerId: number;
  readonly targetId: string;
  readonly name: string;
  readonly given: Given;
}

const Outer = z.object({
  id: z.number(),
  method: z.literal('Target.sendMessageToTarget'),
  params: z.object({ targetId: z.string(), message: z.string() }),
});
const Inner = z.object({
  id: z.number(),
  method: z.literal('Runtime.callFunctionOn'),
  params: z.object({ arguments: z.array(z.object({ value: z.optional(z.unknown()) })) }),
});
/** Playwright's form of an object, a list of keys and values. */
const Packed = z.object({ o: z.array(z.object({ k: z.string(), v: z.unknown() })) });
const Given = z.object({
  key: z.optional(z.string()),
  type: z.optional(z.string()),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
});

type Given = z.infer<typeof Given>;

/** The key or the click that a message has a script make; undefined of any other message. */
function inputIn(message: object): Call | undefined {
  const outer = Outer.safeParse(message).data;
  if (outer === undefined || !outer.params.message.includes('__pwWebViewInput.')) return undefined;
  const inner = Inner.safeParse(JSON.parse(outer.params.message)).data;
  const values = inner?.params.arguments.map(({ value }) => value) ?? [];
  const name = values.map((value) => /__pwWebViewInput\.(\w+)\(/.exec(String(value))?.[1]).find((found) => found !== undefined);
  if (inner === undefined || name === undefined) return undefined;
  const packed = Packed.safeParse(values.at(-1)).data;
  const given = Given.parse(Object.fromEntries((packed?.o ?? []).map(({ k, v }) => [k, v])));
  return { outerId: outer.id, innerId: inner.id, targetId: outer.params.targetId, name, given };
}

/**
 * Playwright fills a field by assigning to its `value`, of which React does not learn as of a person's. What was in the field is selected
 * again: the selection goes if the field is drawn anew in between.
 */
const insertedAsTyped = (message: object): object => {
  const outer = Outer.safeParse(message).data;
  if (outer?.params.message.includes('__pwWebViewInput.insertText(t)') !== true) return message;
  const typed = outer.params.message.replace(
    'globalThis.__pwWebViewInput.insertText(t)',
    "(document.activeElement?.select?.(), document.execCommand('insertText', false, t), undefined)",
  );
  return { ...outer, params: { ...outer.params, message: typed } };
};

/** The answer to a call, as its target would send it. */
const answered = ({ innerId, targetId }: Call, answer: object): object => ({
  method: 'Target.dispatchMessageFromTarget',
  params: { targetId, message: JSON.stringify({ id: innerId, ...answer }) },
});
