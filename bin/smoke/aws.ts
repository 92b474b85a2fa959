/** Checks that only AWS can show: alarms, the firewall's limit, and the contents of the audit trail. */
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { CloudWatchClient, DescribeAlarmHistoryCommand, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import * as z from 'zod/mini';
import { routes } from '../../contract/routes/table.ts';
import { type StageConfig, region } from '../../infra/config.ts';
import type { Api, Findings, Marks } from './api.ts';
import { type Leftovers, Skipped } from './run.ts';

type Pause = (ms: number) => Promise<unknown>;

/** Triggers the dead-letter queue's alarm; CloudWatch must have notified a topic with a confirmed subscriber. */
export async function alarmArrives(config: StageConfig, leftovers: Leftovers, pause: Pause = wait): Promise<string> {
  const { alarmEmail, stage } = config;
  if (alarmEmail === undefined) throw new Skipped('the stage has no alarmEmail');
  const cloudWatch = new CloudWatchClient({ region });
  const alarm = { AlarmName: `afiya-${stage}-undelivered` };
  const { MetricAlarms: [found] = [] } = await cloudWatch.send(new DescribeAlarmsCommand({ AlarmNames: [alarm.AlarmName] }));
  const topic = found?.AlarmActions?.[0];
  if (topic === undefined) throw new Error(`there is no alarm ${alarm.AlarmName} with a topic`);
  const { Subscriptions: subscriptions = [] } = await new SNSClient({ region }).send(
    new ListSubscriptionsByTopicCommand({ TopicArn: topic }),
  );
  if (!subscriptions.some(({ SubscriptionArn: arn, Endpoint: endpoint }) => endpoint === alarmEmail && arn?.startsWith('arn:')))
    throw new Error(`${alarmEmail} has not confirmed the subscription: AWS's mail "Subscription Confirmation" waits there`);

  const since = new Date();
  leftovers.add('the alarm', () =>
    cloudWatch.send(new SetAlarmStateCommand({ ...alarm, StateValue: 'OK', StateReason: 'The smoke test is over.' })),
  );
  await cloudWatch.send(
    new SetAlarmStateCommand({ ...alarm, StateValue: 'ALARM', StateReason: 'Smoke test: alarms arrive. Nothing is wrong.' }),
  );
  for (let waitedMs = 0; waitedMs < 120_000; waitedMs += 5000) {
    await pause(5000);
    const { AlarmHistoryItems: items = [] } = await cloudWatch.send(
      new DescribeAlarmHistoryCommand({ ...alarm, HistoryItemType: 'Action', StartDate: since, EndDate: new Date(Date.now() + 60_000) }),
    );
    const summaries = items.map(({ HistorySummary: summary = '' }) => summary);
    if (summaries.some((summary) => summary.startsWith('Successfully executed')))
      return `told the topic: look for the mail to ${alarmEmail}`;
    const failure = summaries.find((summary) => summary.startsWith('Failed to execute'));
    if (failure !== undefined) throw new Error(failure);
  }
  throw new Error('CloudWatch told nobody within two minutes');
}

/** This rate stays below the stage's own limit, so any refusal comes from the firewall. */
const asksASecond = 10;

/** The firewall rejects an address that calls public routes too often, but not its calls of other routes. */
export async function limitHolds(api: Api, config: Pick<StageConfig, 'publicPerAddress'>, pause: Pause = wait): Promise<string> {
  const ask = async (): Promise<number> =>
    (await api.send(routes['symptomCheck.get'], { params: { sessionId: 'smoke'.padEnd(32, '0') } })).status;
  const most = config.publicPerAddress;
  // WAF's count lags by up to minutes: past the limit, keep asking slowly.
  for (let asked = 0; asked < most; asked += asksASecond) {
    await Promise.all(Array.from({ length: asksASecond }, ask));
    await pause(1000);
  }
  for (let waitedMs = 0; waitedMs < 240_000; waitedMs += 2000) {
    const status = await ask();
    if (status === 403) {
      await api.ask(routes['health.get']);
      return `refused after ${most} requests; health still answers. This address may use the symptom check again in ten minutes`;
    }
    await pause(2000);
  }
  throw new Error(`more than ${most} requests from one address were let through`);
}

/** Calls that bypass CloudFront are rejected. */
export async function onlyThroughCloudFront(apiUrl: string): Promise<string> {
  const { status } = await fetch(`${apiUrl}${routes['health.get'].path}`, { headers: { 'x-origin-secret': 'guessed' } });
  if (status !== 403) throw new Error(`${apiUrl} answers ${status} to whoever calls it past CloudFront`);
  return 'the API itself refuses whoever does not come through CloudFront';
}

const TrailFile = z.object({ Records: z.array(z.looseObject({ eventName: z.optional(z.string()), eventSource: z.optional(z.string()) })) });

/**
 * The trail contains a direct read of the table, and nothing that identifies the patient. Waits about a quarter of an hour for its files.
 * @throws Error also if no patient was written, because the check would then prove nothing
 */
export async function trailKeepsNoKeys(
  where: { readonly account: string; readonly bucket: string; readonly table: string },
  { stamp, phone, patientId }: Marks & Findings,
  startedAt: Date,
  pause: Pause = wait,
): Promise<string> {
  if (patientId === undefined) throw new Error('no patient was written, so there is nothing that the trail might have kept');
  // The key belongs to no patient, so the trail may contain it.
  const probe = `DIRECT-READ#${startedAt.getTime()}`;
  await new DynamoDBClient({ region }).send(new GetItemCommand({ TableName: where.table, Key: { pk: { S: probe }, sk: { S: probe } } }));
  const s3 = new S3Client({ region });
  const read = new Set<string>();
  let probeSeen = false;
  const deadlineMs = 30 * 60_000;
  // Files arrive in any order: allow ten minutes for the patient's requests even if the read's file is early.
  const leastMs = 10 * 60_000;
  for (let waitedMs = 0; waitedMs < deadlineMs; waitedMs += 30_000) {
    for (const key of await newFiles(s3, where, startedAt, read)) {
      read.add(key);
      const { Body: body } = await s3.send(new GetObjectCommand({ Bucket: where.bucket, Key: key }));
      const text = gunzipSync((await body?.transformToByteArray()) ?? '').toString();
      const { Records: records } = TrailFile.parse(JSON.parse(text));
      const telling = records.find((record) => {
        const said = JSON.stringify(record).toLowerCase();
        return said.includes(stamp) || said.includes(phone);
      });
      if (telling !== undefined) throw new Error(`an event ${telling.eventName} names the patient: ${key}`);
      probeSeen ||= text.includes(probe);
    }
    if (probeSeen && waitedMs >= leastMs) return `a direct read of the table is in it, and nothing of the patient, in ${read.size} files`;
    await pause(30_000);
  }
  throw new Error('a direct read of the table did not come into the trail within half an hour');
}

/** Trail files written since, except those already read. CloudTrail groups them by UTC day. */
async function newFiles(
  s3: S3Client,
  { account, bucket }: { readonly account: string; readonly bucket: string },
  since: Date,
  read: ReadonlySet<string>,
): Promise<string[]> {
  const days = new Set([since, new Date()].map((day) => day.toISOString().slice(0, 10).replaceAll('-', '/')));
  const found: string[] = [];
  for (const day of days)
    for await (const { Contents: files = [] } of paginateListObjectsV2(
      { client: s3 },
      { Bucket: bucket, Prefix: `AWSLogs/${account}/CloudTrail/${region}/${day}/` },
    ))
      for (const { Key: key, LastModified: at } of files)
        if (key !== undefined && at !== undefined && at >= since && !read.has(key)) found.push(key);
  return found;
}
