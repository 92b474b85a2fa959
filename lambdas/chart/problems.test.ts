import { expect, it } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { chartFrom } from './chart-item.ts';
import { listedProblems, problemKind } from './problems.ts';
import type { StoredProblem } from './stored.ts';

const at = '2026-11-22T09:00:00.000Z';
const problem = (id: string): StoredProblem => ({
  id,
  version: 1,
  patientId: 'p',
  createdBy: 'huda',
  createdAt: at,
  changedAt: at,
  status: 'active',
  text: `Problem ${id}`,
});

it('a list of a hundred problems takes those of a signed note, no other, and still changes', async () => {
  const full = Array.from({ length: careLimits.problemsMax }, (_, index) => problem(String(index)));
  const opened = { patient: patientRecord({}), chart: chartFrom({ problems: full }) };
  expect(listedProblems(full, [problem('of a note')])).toHaveLength(careLimits.problemsMax + 1);
  await expect(problemKind.beside?.(opened, undefined, problem('one more'))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  const over = { ...opened, chart: chartFrom({ problems: [...full, problem('of a note')] }) };
  const [, first] = full;
  if (first === undefined) throw new Error('the list is empty');
  await expect(problemKind.beside?.(over, first, { ...first, text: 'Changed', version: 2 })).resolves.toHaveLength(1);
});
