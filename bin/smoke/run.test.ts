import { describe, expect, it } from 'vitest';
import { Leftovers, Skipped, type Step, run } from './run.ts';

const failing = (message: string) => () => Promise.reject(new Error(message));

describe('a run', () => {
  const done = async (steps: readonly Step[], leftovers = new Leftovers(), skip: string[] = []) => {
    const lines: string[] = [];
    const failed = await run(steps, leftovers, { tell: (line) => lines.push(line), skip });
    return { failed, lines };
  };

  it('reports each step in one line as ok, failed or skipped, and continues after a failure', async () => {
    const steps = [
      { name: 'health', see: async () => 'ok' },
      { name: 'site', see: failing('no\nanswer') },
      { name: 'alarm', see: () => Promise.reject(new Skipped('no CloudWatch here')) },
      { name: 'trail', see: failing('asked although it was to be left out') },
    ];
    expect(await done(steps, new Leftovers(), ['trail'])).toEqual({
      failed: 1,
      lines: [
        'ok       health: ok',
        'failed   site: no answer',
        'skipped  alarm: no CloudWatch here',
        'skipped  trail: as asked for',
        '1 ok, 1 failed, 2 skipped',
      ],
    });
  });

  it('removes what was created, latest first, even after a failure; leftovers are a failure', async () => {
    const leftovers = new Leftovers();
    const removed: string[] = [];
    const made = (what: string) => leftovers.add(what, async () => removed.push(what));
    made('the account');
    leftovers.add('the export', failing('it answers 500'));
    made('the patient');
    expect(await done([{ name: 'site', see: failing('no answer') }], leftovers)).toEqual({
      failed: 2,
      lines: ['failed   site: no answer', 'failed   clean-up: the export: it answers 500', '0 ok, 2 failed, 0 skipped'],
    });
    expect(removed).toEqual(['the patient', 'the account']);
    expect(await leftovers.clear()).toEqual([]);
  });
});
