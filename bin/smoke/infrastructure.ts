/** Checks of what a template only orders, and AWS alone can show. */
import { CloudFrontClient, GetDistributionConfigCommand } from '@aws-sdk/client-cloudfront';
import { CloudTrailClient, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail';
import { CloudWatchClient, GetMetricStatisticsCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeContinuousBackupsCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { functionNames, rowOf } from '../../contract/deployment/functions.ts';
import { type StageConfig, region } from '../../infra/config.ts';
import { functionName, functionsOf } from '../../infra/function.ts';
import { Skipped } from './run.ts';

/** Tables can be restored as they should be, and the sessions cannot. */
export async function tablesAreKept(tables: Readonly<Record<'clinical' | 'accessLog' | 'sessions', string>>): Promise<string> {
  const dynamodb = new DynamoDBClient({ region });
  const states = Object.entries(tables).map(async ([name, TableName]) => {
    const { ContinuousBackupsDescription: backups } = await dynamodb.send(new DescribeContinuousBackupsCommand({ TableName }));
    const isRestorable = backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED';
    return isRestorable === (name !== 'sessions') ? [] : [`${name} can ${isRestorable ? '' : 'not '}be restored`];
  });
  const { TimeToLiveDescription: expiry } = await dynamodb.send(new DescribeTimeToLiveCommand({ TableName: tables.sessions }));
  const wrong = (await Promise.all(states)).flat();
  if (expiry?.TimeToLiveStatus !== 'ENABLED') wrong.push(`sessions do not expire (${expiry?.TimeToLiveStatus ?? 'unknown'})`);
  if (wrong.length > 0) throw new Error(wrong.join(', '));
  return 'records and log can be restored to any second, sessions cannot, and expire';
}

/** CloudFront keeps no failure for other callers. */
export async function failuresAreNotKept(distributionId: string): Promise<string> {
  const { DistributionConfig: config } = await new CloudFrontClient({}).send(new GetDistributionConfigCommand({ Id: distributionId }));
  const kept = new Map((config?.CustomErrorResponses?.Items ?? []).map(({ ErrorCode: code, ErrorCachingMinTTL: ttl }) => [code, ttl]));
  const wrong = [500, 502, 503, 504].filter((code) => kept.get(code) !== 0);
  if (wrong.length > 0) throw new Error(`CloudFront answers others with one caller's ${wrong.join(', ')}`);
  return 'one caller’s failure is answered to nobody else';
}

const hourMs = 3_600_000;

/** Every function with a schedule ran in the last hour, and none failed. */
export async function schedulesRun(config: StageConfig, deployedAt: Date | undefined): Promise<string> {
  const now = new Date();
  if (deployedAt === undefined || now.getTime() - deployedAt.getTime() < hourMs + hourMs / 6)
    throw new Skipped('the stage is younger than an hour, so not every schedule has come round: run it again later');
  const cloudWatch = new CloudWatchClient({ region });
  const inUse = functionsOf(config);
  const names = functionNames.filter((name) => inUse.includes(name) && rowOf(name).background?.schedule !== undefined);
  const sumOf = async (MetricName: string, name: (typeof names)[number]): Promise<number> => {
    const { Datapoints: points = [] } = await cloudWatch.send(
      new GetMetricStatisticsCommand({
        Namespace: 'AWS/Lambda',
        MetricName,
        Dimensions: [{ Name: 'FunctionName', Value: functionName(config, name) }],
        StartTime: new Date(now.getTime() - hourMs - hourMs / 6),
        EndTime: now,
        Period: 300,
        Statistics: ['Sum'],
      }),
    );
    return points.reduce((sum, { Sum: value = 0 }) => sum + value, 0);
  };
  const wrong = names.map(async (name) => {
    const [runs, failures] = await Promise.all([sumOf('Invocations', name), sumOf('Errors', name)]);
    return runs === 0 ? [`${name} did not run`] : failures > 0 ? [`${name} failed ${failures} of ${runs} times`] : [];
  });
  const problems = (await Promise.all(wrong)).flat();
  if (problems.length > 0) throw new Error(problems.join(', '));
  return `${names.join(', ')} ran, and none failed`;
}

/** CloudTrail delivers its files, the digests by which a changed file is noticed, and its log. */
export async function trailDelivers({ stage }: StageConfig): Promise<string> {
  const status = await new CloudTrailClient({ region }).send(new GetTrailStatusCommand({ Name: `afiya-${stage}` }));
  if (status.IsLogging !== true) throw new Error('the trail is stopped');
  const problem = status.LatestDeliveryError ?? status.LatestDigestDeliveryError ?? status.LatestCloudWatchLogsDeliveryError;
  if (problem) throw new Error(`the trail cannot deliver: ${problem}`);
  return 'it is on, and delivers';
}

/** An access token that is over is refused. A stage whose tokens are checked seldom would still let it in. */
export async function oldTokenIsRefused(issuedAt: Date | undefined, ask: () => Promise<number>): Promise<string> {
  const ageMinutes = issuedAt === undefined ? 0 : (Date.now() - issuedAt.getTime()) / 60_000;
  if (ageMinutes < 15.5) throw new Skipped(`the first token is ${Math.round(ageMinutes)} minutes old: after the trail's step it is over`);
  const status = await ask();
  if (status !== 401) throw new Error(`a token of ${Math.round(ageMinutes)} minutes is answered ${status}`);
  return `a token of ${Math.round(ageMinutes)} minutes is refused`;
}
