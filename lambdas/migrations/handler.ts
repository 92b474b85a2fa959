import { MigrationRun, type MigrationReport } from '#contract/deployment/migrations.ts';
import { migrations } from './migrations.ts';
import { migrate } from './walk.ts';

/** How long a call works, so that whoever deploys sees how far it is. */
const callMs = 20_000;

/** Invoked by deployments, before and after the API's functions are replaced, and by the local cloud at its start. Throws on any other event. */
export async function handler(event: unknown): Promise<MigrationReport> {
  const run = MigrationRun.parse(event);
  const untilMs = Date.now() + callMs;
  return migrate(migrations, run, () => Date.now() > untilMs);
}
