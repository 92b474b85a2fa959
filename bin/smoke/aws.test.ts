import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { CloudWatchClient, DescribeAlarmHistoryCommand, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configOf } from '../stage.ts';
import { alarmArrives, limitHolds, onlyThroughCloudFront, trailKeepsNoKeys } from './aws.ts';
import { Api } from './api.ts';
import { Leftovers, Skipped } from './run.ts';

const noPause = async () => undefined;
const config = { ...configOf('dev'), alarmEmail: 'watch@example.org' };

describe('the alarm', () => {
  const cloudWatch = mockClient(CloudWatchClient);
  const sns = mockClient(SNSClient);
  const topic = 'arn:aws:sns:ap-south-1:111111111111:alarms';
  const subscribed = (arn: string) =>
    sns
      .on(ListSubscriptionsByTopicCommand, { TopicArn: topic })
      .resolves({ Subscriptions: [{ SubscriptionArn: arn, Endpoint: 'watch@example.org' }] });
  beforeEach(() => {
    cloudWatch.reset();
    sns.reset();
    cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [{ AlarmActions: [topic] }] });
    subscribed(`${topic}:1`);
  });

  it('arrives if CloudWatch notified the topic; afterwards the alarm is reset', async () => {
    cloudWatch
      .on(DescribeAlarmHistoryCommand)
      .resolvesOnce({ AlarmHistoryItems: [] })
      .resolves({ AlarmHistoryItems: [{ HistorySummary: `Successfully executed action ${topic}` }] });
    const leftovers = new Leftovers();
    expect(await alarmArrives(config, leftovers, noPause)).toContain('look for the mail to watch@example.org');
    await leftovers.clear();
    const states = cloudWatch.commandCalls(SetAlarmStateCommand).map(({ args: [{ input }] }) => [input.AlarmName, input.StateValue]);
    expect(states).toEqual([
      ['afiya-dev-undelivered', 'ALARM'],
      ['afiya-dev-undelivered', 'OK'],
    ]);
  });

  it.each([
    ['nobody confirmed the subscription', () => subscribed('PendingConfirmation'), 'has not confirmed the subscription'],
    [
      'the topic refused',
      () =>
        cloudWatch.on(DescribeAlarmHistoryCommand).resolves({ AlarmHistoryItems: [{ HistorySummary: 'Failed to execute action: KMS' }] }),
      'Failed to execute action: KMS',
    ],
    ['nothing happened', () => cloudWatch.on(DescribeAlarmHistoryCommand).resolves({}), 'CloudWatch told nobody'],
    ['there is no alarm', () => cloudWatch.on(DescribeAlarmsCommand).resolves({}), 'there is no alarm afiya-dev-undelivered'],
  ])('does not arrive if %s', async (_when, arranged, said) => {
    arranged();
    await expect(alarmArrives(config, new Leftovers(), noPause)).rejects.toThrow(said);
  });

  it('is skipped if no one subscribes to it', async () => {
    await expect(alarmArrives(configOf('dev'), new Leftovers(), noPause)).rejects.toThrow(Skipped);
  });
});

describe('the firewall', () => {
  let asked = 0;
  let letsThrough = Infinity;
  let blocksAll = false;
  const server = createServer((request, response) => {
    const isPublic = request.url?.includes('/public/') === true;
    if (isPublic) asked += 1;
    const status = (isPublic || blocksAll) && asked > letsThrough ? 403 : isPublic ? 404 : 200;
    const body = status === 200 ? { status: 'ok', timestamp: '2026-11-21T09:00:00.000Z' } : { success: false };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  let api: Api;
  beforeEach(async () => {
    asked = 0;
    blocksAll = false;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    api = new Api(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`);
  });
  afterEach(() => server.closeAllConnections());
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('holds its limit if it rejects public routes beyond it, and no others', async () => {
    letsThrough = 70;
    expect(await limitHolds(api, { publicPerAddress: 60 }, noPause)).toContain('refused after 60 requests; health still answers');
    expect(asked).toBe(71);
  });

  it('does not hold its limit if it accepts everything, or rejects everything', async () => {
    letsThrough = Infinity;
    await expect(limitHolds(api, { publicPerAddress: 20 }, noPause)).rejects.toThrow('were let through');
    letsThrough = 10;
    blocksAll = true;
    await expect(limitHolds(api, { publicPerAddress: 20 }, noPause)).rejects.toThrow('GET /health answered 403');
  });
});

describe('the API’s own address', () => {
  let status = 403;
  const server = createServer((_request, response) => response.writeHead(status).end());
  let url: string;
  beforeEach(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it.each([
    [403, undefined],
    [200, 'answers 200 to whoever calls it past CloudFront'],
  ])('answers %i', async (answered, problem) => {
    status = answered;
    if (problem === undefined) expect(await onlyThroughCloudFront(url)).toContain('refuses');
    else await expect(onlyThroughCloudFront(url)).rejects.toThrow(problem);
  });
});

describe('the trail', () => {
  const s3 = mockClient(S3Client);
  const dynamodb = mockClient(DynamoDBClient);
  const where = { account: '111111111111', bucket: 'trail', table: 'Clinical' };
  const marks = { stamp: 'smoke20261121090000', phone: '31234567', patientId: '01JD' };
  const startedAt = new Date('2026-11-21T09:00:00Z');
  // The trail keeps a folder per day, so the date is fixed.
  beforeEach(() => void vi.useFakeTimers({ now: startedAt, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  /** The files that arrive, one after another. */
  let files: (() => object[])[] = [];
  const probeKey = (): string => dynamodb.commandCalls(GetItemCommand)[0]?.args[0].input.Key?.['pk']?.S ?? '';
  const read = (): object => ({ eventName: 'GetItem', requestParameters: { key: { pk: probeKey() } } });
  beforeEach(() => {
    s3.reset();
    dynamodb.reset();
    dynamodb.on(GetItemCommand).resolves({});
    let listed = 0;
    s3.on(ListObjectsV2Command).callsFake(async () => {
      listed += 1;
      const before = { Key: 'earlier', LastModified: new Date('2026-11-21T08:59:00Z') };
      return { Contents: [before, ...files.slice(0, listed).map((_, index) => ({ Key: String(index), LastModified: new Date() }))] };
    });
    s3.on(GetObjectCommand).callsFake(async ({ Key: key }: { Key: string }) => ({
      Body: { transformToByteArray: async () => gzipSync(JSON.stringify({ Records: files[Number(key)]?.() })) },
    }));
  });

  it('passes with the direct read, and nothing about the patient', async () => {
    files = [() => [{ eventName: 'AssumeRole' }], () => [read()]];
    expect(await trailKeepsNoKeys(where, marks, startedAt, noPause)).toContain('nothing of the patient, in 2 files');
    expect(s3.commandCalls(GetObjectCommand)).toHaveLength(2);
  });

  it.each([
    ['an e-mail address as a key', { sk: 'SEARCH#E | Smoke20261121090000@example.com' }],
    ['a phone number as a key', { sk: 'SEARCH#D3 | 97431234567' }],
  ])('fails with %s, in any file', async (_what, key) => {
    files = [() => [read()], () => [], () => [{ eventName: 'PutItem', requestParameters: { key } }]];
    await expect(trailKeepsNoKeys(where, marks, startedAt, noPause)).rejects.toThrow('an event PutItem names the patient: 2');
  });

  it('fails if no patient was written', async () => {
    files = [() => [read()]];
    const { patientId: _, ...unwritten } = marks;
    await expect(trailKeepsNoKeys(where, unwritten, startedAt, noPause)).rejects.toThrow('no patient was written');
    expect(dynamodb.commandCalls(GetItemCommand)).toEqual([]);
  });

  it('fails if the direct read does not arrive', async () => {
    files = [() => [{ eventName: 'AssumeRole' }]];
    await expect(trailKeepsNoKeys(where, marks, startedAt, noPause)).rejects.toThrow('did not come into the trail within half an hour');
  });
});
