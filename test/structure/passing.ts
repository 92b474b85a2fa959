import { relative, resolve } from 'node:path';

/** How long ago something was, as a whole text or at its end: `5 minutes`, `Waiting: 0 minutes`, `just now`, also in a pattern. */
const duration = /(?:^\W*|: )(?:\d+|\\d\+?) (?:second|minute)s?(?: ago)?\W*$|\bjust now\b/i;

/**
 * Why a browser test on the cloud may not wait for a text or a place; undefined if it may. Such a test has the machine's clock: on a busy
 * machine, what passes by itself is gone before the test looks.
 */
export function refusal(text: string): string | undefined {
  if (text === '.toast') return 'A toast goes by itself. Wait for it with said(), which remembers it.';
  return duration.test(text) ? 'This text passes by itself. Prove it in a component test, which moves its own clock.' : undefined;
}

interface Node {
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string };
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
            const text = node.regex?.pattern ?? node.value;
            const message = typeof text === 'string' ? refusal(text) : undefined;
            if (message !== undefined) context.report({ node, message });
          },
        };
      },
    },
  },
};
