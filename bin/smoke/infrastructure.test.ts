import { CloudFrontClient, GetDistributionConfigCommand } from '@aws-sdk/client-cloudfront';
import { CloudTrailClient, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail';
import { CloudWatchClient, GetMetricStatisticsCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeContinuousBackupsCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { configOf } from '../stage.ts';
import { failuresAreNotKept, oldTokenIsRefused, schedulesRun, tablesAreKept, trailDelivers } from './infrastructure.ts';
import { Skipped } from './run.ts';

const [cloudFront, trail, cloudWatch, dynamodb] = [
  mockClient(CloudFrontClient),
  mockClient(CloudTrailClient),
  mockClient(CloudWatchClient),
  mockClient(DynamoDBClient),
];
beforeEach(() => {
  for (const one of [cloudFront, trail, cloudWatch, dynamodb]) one.reset();
});
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

describe('the tables', () => {
  const tables = { clinical: 'Clinical', accessLog: 'AccessLog', sessions: 'Sessions' };
  const restorable = (TableName: string, is: boolean) =>
    dynamodb.on(DescribeContinuousBackupsCommand, { TableName }).resolves({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: is ? 'ENABLED' : 'DISABLED' },
      },
    });
  beforeEach(() => {
    restorable('Clinical', true);
    restorable('AccessLog', true);
    restorable('Sessions', false);
    dynamodb.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } });
  });

  it('are kept as they should be', async () => {
    expect(await tablesAreKept(tables)).toContain('sessions cannot, and expire');
  });

  it.each([
    ['records cannot be restored', () => restorable('Clinical', false), 'clinical can not be restored'],
    ['sessions can be restored', () => restorable('Sessions', true), 'sessions can be restored'],
    [
      'sessions do not expire',
      () => dynamodb.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } }),
      'sessions do not expire',
    ],
  ])('are not if %s', async (_, arranged, said) => {
    arranged();
    await expect(tablesAreKept(tables)).rejects.toThrow(said);
  });
});

describe('the distribution', () => {
  const keeping = (seconds: number) =>
    cloudFront.on(GetDistributionConfigCommand).resolves({
      DistributionConfig: {
        CallerReference: '',
        Comment: '',
        Enabled: true,
        Origins: { Quantity: 0, Items: [] },
        DefaultCacheBehavior: { TargetOriginId: '', ViewerProtocolPolicy: 'https-only' },
        CustomErrorResponses: {
          Quantity: 4,
          Items: [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: ErrorCode === 504 ? seconds : 0 })),
        },
      },
    });

  it('keeps no failure', async () => {
    keeping(0);
    expect(await failuresAreNotKept('D')).toContain('nobody else');
    keeping(10);
    await expect(failuresAreNotKept('D')).rejects.toThrow("one caller's 504");
  });
});

describe('the schedules', () => {
  const counted = (runs: number, failures: number) =>
    cloudWatch
      .on(GetMetricStatisticsCommand)
      .callsFake(({ MetricName: name }: { MetricName: string }) => ({ Datapoints: [{ Sum: name === 'Errors' ? failures : runs }] }));

  it('all came round without a failure', async () => {
    counted(12, 0);
    expect(await schedulesRun(configOf('dev'), hoursAgo(2))).toContain('mail, ');
  });

  it('did not run, or failed', async () => {
    counted(0, 0);
    await expect(schedulesRun(configOf('dev'), hoursAgo(2))).rejects.toThrow('mail did not run');
    counted(3, 2);
    await expect(schedulesRun(configOf('dev'), hoursAgo(2))).rejects.toThrow('mail failed 2 of 3 times');
  });

  it('of a new stage have not come round', async () => {
    await expect(schedulesRun(configOf('dev'), hoursAgo(1))).rejects.toThrow(Skipped);
  });
});

it.each([
  [{ IsLogging: true }, undefined],
  [{ IsLogging: false }, 'the trail is stopped'],
  [{ IsLogging: true, LatestDeliveryError: 'NoSuchBucket' }, 'cannot deliver: NoSuchBucket'],
  [{ IsLogging: true, LatestDigestDeliveryError: 'AccessDenied' }, 'cannot deliver: AccessDenied'],
  [{ IsLogging: true, LatestCloudWatchLogsDeliveryError: 'Access denied' }, 'cannot deliver: Access denied'],
])('a trail with the status %o is said to be so', async (status, problem) => {
  trail.on(GetTrailStatusCommand).resolves(status);
  if (problem === undefined) expect(await trailDelivers(configOf('dev'))).toContain('delivers');
  else await expect(trailDelivers(configOf('dev'))).rejects.toThrow(problem);
});

it('a token that is over must be refused, and a younger one proves nothing', async () => {
  await expect(oldTokenIsRefused(hoursAgo(0.1), async () => 200)).rejects.toThrow(Skipped);
  await expect(oldTokenIsRefused(undefined, async () => 200)).rejects.toThrow(Skipped);
  expect(await oldTokenIsRefused(hoursAgo(0.3), async () => 401)).toContain('18 minutes is refused');
  await expect(oldTokenIsRefused(hoursAgo(0.3), async () => 200)).rejects.toThrow('18 minutes is answered 200');
});
