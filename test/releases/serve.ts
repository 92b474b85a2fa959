/** Runs the local cloud of a release on a state folder, in a process of its own: `node serve.ts <release> <state> <patients>`. */
import type * as Cloud from '../../local/local-cloud.ts';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const [, , release = '', stateDir = '', patients = ''] = process.argv;
// Functions run in UTC on AWS.
process.env['TZ'] = 'UTC';
process.chdir(release);
const { startLocalCloud }: Pick<typeof Cloud, 'startLocalCloud'> = await import(pathToFileURL(join(release, 'local/local-cloud.ts')).href);
const cloud = await startLocalCloud({
  stateDir,
  throttling: false,
  // An archive has no sources of the demonstration.
  ...(patients === 'none' ? { empty: true } : { patients: Number(patients) }),
  onMigration: (line) => console.log(line),
});
const stop = (): void => void cloud.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.('serves');
