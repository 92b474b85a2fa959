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

/** What Vitest lets have a limit of its own. */
const runs = new Set(['it', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
const limited =
  'The limit of a test stands in vitest.config.ts, long enough for a busy machine. What has to be quick is proved by counting, or by comparing.';

/** What is called: `it` in `it()`, `it.only()` and `it.each()()`. */
const nameOf = ({ name, object, callee }: Called): string => {
  const within = object ?? callee;
  return name ?? (within === undefined ? '' : nameOf(within));
};

interface Node {
  readonly value?: unknown;
  readonly parent: { readonly callee?: { readonly name?: string } };
}
interface Called {
  readonly name?: string;
  readonly object?: Called;
  readonly callee?: Called;
}
interface Call {
  readonly callee: Called;
  readonly arguments: readonly {
    readonly value?: unknown;
    readonly properties?: readonly { readonly key?: { readonly name?: string }; readonly value?: { readonly value?: unknown } }[];
  }[];
}
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: Node | Call; message: string }): void;
}

/** The lint rules: one looks at each text and pattern of the browser tests on the cloud, one at the limits of all tests. */
export default {
  meta: { name: 'passing' },
  rules: {
    limits: {
      create(context: Context) {
        if (!/\.test\.tsx?$/.test(context.filename)) return {};
        return {
          CallExpression(node: Call): void {
            const isLimit = (one: Call['arguments'][number]): boolean =>
              typeof one.value === 'number' ||
              // One that is computed is that of a test which somebody may make longer.
              one.properties?.some(({ key, value }) => key?.name === 'timeout' && typeof value?.value === 'number') === true;
            if (runs.has(nameOf(node.callee)) && node.arguments.some(isLimit)) context.report({ node, message: limited });
          },
        };
      },
    },
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
