import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import english from '../../web/i18n/messages/en.json' with { type: 'json' };

/** How long ago something was, as a whole text or at its end: `5 minutes`, `Waiting: 0 minutes`, `just now`, also in a pattern. */
const duration = /(?:^\W*|: )(?:\d+|\\d\+?) (?:second|minute)s?(?: ago)?\W*$|\bjust now\b/i;

const root = join(import.meta.dirname, '../..');

/** The messages that the site gives to a toast, or names as what is said when something is done. */
const toastKeys = new Set(
  globSync('web/**/*.tsx', { cwd: root })
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\btoast\b[^;]*|\bdone=\{.*/g) ?? [])
    .flatMap((line) => Array.from(line.matchAll(/\bm\.(\w+)\(\)/g), ([, key]) => key)),
);
const others = new Set(Object.entries(english).flatMap(([key, text]) => (toastKeys.has(key) ? [] : [text])));
/** What only toasts say: a text that also stands on a page may be waited for there. */
const toasts = new Set(Object.entries(english).flatMap(([key, text]) => (toastKeys.has(key) && !others.has(text) ? [text] : [])));

/**
 * Why a browser test on the cloud may not wait for a text or a place; undefined if it may. Such a test has the machine's clock: on a busy
 * machine, what passes by itself is gone before the test looks.
 */
export function refusal(text: string | RegExp): string | undefined {
  if (typeof text === 'string' && (text === '.toast' || toasts.has(text)))
    return 'A toast goes by itself. Wait for it with said(), which remembers it and tells a second from the first.';
  return duration.test(typeof text === 'string' ? text : text.source)
    ? 'This text passes by itself. Prove it in a component test, which moves its own clock.'
    : undefined;
}

interface Node {
  readonly value?: unknown;
  readonly parent: { readonly callee?: { readonly name?: string } };
}
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** The lint rule: looks at each text and pattern of the browser tests on the cloud. */
export default {
  meta: { name: 'passing' },
  rules: {
    texts: {
      create(context: Context) {
        const file = relative(context.cwd, resolve(context.filename)).replaceAll('\\', '/');
        if (!/^test\/(?:e2e|journeys)\/.*\.test\.ts$/.test(file)) return {};
        return {
          Literal(node: Node): void {
            if (node.parent.callee?.name === 'said') return;
            const { value } = node;
            const message = typeof value === 'string' || value instanceof RegExp ? refusal(value) : undefined;
            if (message !== undefined) context.report({ node, message });
          },
        };
      },
    },
  },
};
