/** `npm start`: the product on this machine. */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';
import { buildWhereStale } from './build.ts';
import { LocalCloudError, messageOf } from './lib/failure.ts';
import { rulesPath } from './rules/page.ts';
import { whenParentIsGone } from './lib/parents.ts';
import { startLocalCloud } from './local-cloud.ts';
import { asLargeAsLife, forDemonstration, lifePatients } from './seed/life/clinic.ts';
import { demonstrationPatients } from './load.ts';

const usage = `npm start -- [options]
  --reset                 start afresh: forget every record and account
  --patients N            have N generated patients (500 at the first start)
  --port N                port of the site and the API (8080)
  --state DIR             where everything is kept (.local)
  --dynamodb ENGINE       dynoxide or dynamodb-local
  --no-web                the API alone
  --dev                   the site and the functions as their sources change (\`npm run dev\`)
  --life                  a clinic as large as life: 300 staff, a day of 2,614 appointments, ten years of dialysis
  --no-throttle           without the stage's request rates, for measurements`;

const number = (name: string, text: string, most: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) throw new LocalCloudError(`--${name} must be a whole number up to ${most}.`);
  return value;
};
const engine = (text: string | undefined) => {
  if (text === undefined || text === 'dynoxide' || text === 'dynamodb-local') return text;
  throw new LocalCloudError('--dynamodb must be dynoxide or dynamodb-local.');
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      reset: { type: 'boolean', default: false },
      patients: { type: 'string' },
      port: { type: 'string', default: '8080' },
      state: { type: 'string', default: '.local' },
      dynamodb: { type: 'string' },
      web: { type: 'boolean', default: true },
      dev: { type: 'boolean', default: false },
      life: { type: 'boolean', default: false },
      throttle: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  // Functions run in UTC on AWS, whatever the machine's time zone.
  process.env['TZ'] = 'UTC';
  const port = number('port', values.port, 65_535);
  const dynamodb = engine(values.dynamodb);
  const patients = values.patients === undefined ? undefined : number('patients', values.patients, 10_000_000);
  buildWhereStale(fileURLToPath(new URL('..', import.meta.url)), values.web && !values.dev);

  const bar = new SingleBar({ format: 'Loading patients {bar} {value}/{total}, {eta_formatted} left', hideCursor: true });
  let cloud: Awaited<ReturnType<typeof startLocalCloud>> | undefined;
  let stopping = false;
  const stop = (exitCode: number): void => {
    if (stopping) return;
    stopping = true;
    void Promise.resolve(cloud?.close()).then(() => process.exit(exitCode));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('SIGHUP', () => stop(0));
  whenParentIsGone(() => stop(0));
  cloud = await startLocalCloud({
    stateDir: values.state,
    reset: values.reset,
    port,
    web: values.dev ? 'changing' : values.web,
    warm: true,
    idleFunctionsEndMs: 60_000,
    printsCodes: true,
    throttling: values.throttle,
    schedule: { before: 28, after: 28, charts: 'all', life: values.life ? asLargeAsLife : forDemonstration },
    ...(dynamodb && { dynamodb }),
    patients: patients ?? (values.life ? lifePatients : demonstrationPatients),
    onPatients: (loaded, wanted) => {
      if (!bar.isActive) bar.start(wanted, 0);
      bar.update(loaded);
      if (loaded >= wanted) bar.stop();
    },
    onMigration: (line) => console.log(line),
    onFailure: (message) => {
      console.error(message);
      stop(1);
    },
  });
  const { endpoints, abandoned, demandsSecondFactor } = cloud;
  if (abandoned) console.log('The last run was ended without a chance to stop; nothing that was saved is lost.');
  const lines = [
    '',
    ...(values.web ? [`  Site   ${endpoints.webUrl}`] : []),
    `  API    ${endpoints.apiUrl}`,
    `  Mail   ${endpoints.mailboxUrl}`,
    `  Rules  ${endpoints.mailboxUrl}${rulesPath}`,
    '',
    ...endpoints.accounts.map(({ role, email, password }) => `  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`),
    '',
    ...(demandsSecondFactor
      ? ['  The stage demands a second factor: at their first sign-in, staff set up an authenticator before anything else.']
      : []),
    `  Verification codes appear here and in the mailbox; logs of the functions: ${values.state}/logs. Ctrl-C stops, everything is kept.`,
  ];
  console.log(lines.join('\n'));
};

main().catch((error: unknown) => {
  // A bug of ours gets its stack trace; what the user can fix, one sentence.
  const expected = error instanceof LocalCloudError || (error instanceof TypeError && 'code' in error);
  console.error(expected || !(error instanceof Error) ? messageOf(error) : error.stack);
  process.exit(1);
});
