import type { ExportProblem } from '#contract/exports/export.ts';

/** Why an export stopped, as shown to its owner. */
export class ExportStopped extends Error {
  override readonly name = 'ExportStopped';
  readonly problem: ExportProblem | 'cancelled';
  constructor(problem: ExportProblem | 'cancelled') {
    super(problem);
    this.problem = problem;
  }
}
