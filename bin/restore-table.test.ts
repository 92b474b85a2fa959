import {
  CreateBackupCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ListBackupsCommand,
  ListTagsOfResourceCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
  type SSESpecification,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Step } from './restoration.ts';
import { type Restoration, restoreTable } from './restore-table.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);
const moment = new Date(noon - 30 * minute);
const wanted = { protected: true, recovery: true, expiryAttribute: 'expiresAt', streamView: 'KEYS_ONLY' } as const;
const restoration: Restoration = { table: 'Clinical', aside: 'Clinical-then', moment, wanted, keyId: 'the-key' };

interface MadeTable {
  items: string[];
  createdAt: number;
  status: 'CREATING' | 'ACTIVE' | 'UPDATING' | 'DELETING';
  /** The number of requests until AWS has finished; the first one does not even find a new table. */
  busyFor: number;
  protected: boolean;
  recovery: boolean;
  expiry: string | undefined;
  stream: string | undefined;
  keyId: string | undefined;
  tags: Record<string, string>;
}
interface MadeBackup {
  of: string;
  items: string[];
  createdAt: number;
  busyFor: number;
}

/**
 * The part of DynamoDB that a restore uses, with its rules and delays. The process dies at call number `diesAt`, before or after its
 * effect.
 */
class MadeDynamodb {
  readonly client = new DynamoDBClient({ region: 'ap-south-1' });
  readonly tables = new Map<string, MadeTable>();
  readonly backups: MadeBackup[] = [];
  readonly changes: string[] = [];
  now = noon;
  diesAt: number | undefined;
  diesAfterwards = false;
  callsMade = 0;
  /** The numbers of the calls that changed something. */
  readonly changedAt: number[] = [];
  private readonly mock = mockClient(this.client);
  private readonly earlier = ['patient 1'];

  constructor() {
    this.tables.set('Clinical', {
      items: ['patient 1', 'a mistake'],
      createdAt: noon - 9 * 24 * 60 * minute,
      status: 'ACTIVE',
      busyFor: 0,
      keyId: 'the-key',
      protected: true,
      recovery: true,
      expiry: 'expiresAt',
      stream: 'KEYS_ONLY',
      tags: { owner: 'records' },
    });
    const { mock } = this;
    mock.on(DescribeTableCommand).callsFake(this.call(({ TableName: name }) => this.described(name)));
    mock.on(DescribeContinuousBackupsCommand).callsFake(
      this.call(({ TableName: name }) => ({
        ContinuousBackupsDescription: {
          PointInTimeRecoveryDescription: {
            PointInTimeRecoveryStatus: this.at(name).recovery ? 'ENABLED' : 'DISABLED',
            ...(this.at(name).recovery && {
              EarliestRestorableDateTime: new Date(noon - 7 * 24 * 60 * minute),
              LatestRestorableDateTime: new Date(noon - 5 * minute),
            }),
          },
        },
      })),
    );
    mock.on(DescribeTimeToLiveCommand).callsFake(
      this.call(({ TableName: name }) => ({
        TimeToLiveDescription: { TimeToLiveStatus: this.at(name).expiry ? 'ENABLED' : 'DISABLED', AttributeName: this.at(name).expiry },
      })),
    );
    mock.on(ListTagsOfResourceCommand).callsFake(
      this.call(({ ResourceArn: arn }) => ({
        Tags: [
          { Key: 'aws:cloudformation:stack-name', Value: 'Afiya-prod-data' },
          ...Object.entries(this.at(arn).tags).map(([Key, Value]) => ({ Key, Value })),
        ],
      })),
    );
    mock.on(ListBackupsCommand).callsFake(
      this.call(({ TableName: name }) => ({
        BackupSummaries: this.backups
          .filter(({ of }) => of === name)
          .map((backup) => ({
            BackupArn: `backup/${this.backups.indexOf(backup)}`,
            BackupStatus: backup.busyFor-- > 0 ? 'CREATING' : 'AVAILABLE',
            BackupCreationDateTime: new Date(backup.createdAt),
          })),
      })),
    );
    mock
      .on(ScanCommand)
      .callsFake(this.call(({ TableName: name }) => ({ Items: this.at(name).items.map((item) => ({ pk: { S: item } })) })));
    mock
      .on(RestoreTableToPointInTimeCommand)
      .callsFake(
        this.change('restore to a moment', ({ TargetTableName: target, SSESpecificationOverride: key }) =>
          this.create(target, this.earlier, key),
        ),
      );
    mock.on(RestoreTableFromBackupCommand).callsFake(
      this.change('restore a backup', ({ TargetTableName: target, BackupArn: arn, SSESpecificationOverride: key }) => {
        const backup = this.backups[Number(String(arn).split('/')[1])];
        if (backup === undefined || backup.busyFor > 0) throw new Error('the backup is not available');
        this.create(target, backup.items, key);
      }),
    );
    mock.on(CreateBackupCommand).callsFake(
      this.change('back up', ({ TableName: name }) => {
        this.idle(name);
        this.backups.push({ of: name, items: [...this.at(name).items], createdAt: this.now, busyFor: 2 });
      }),
    );
    mock.on(DeleteTableCommand).callsFake(
      this.change('delete', ({ TableName: name }) => {
        const table = this.idle(name);
        if (table.protected)
          throw named('ValidationException', 'Resource cannot be deleted as it is currently protected against deletion.');
        if (name === 'Clinical' && !this.backups.some(({ busyFor }) => busyFor <= 0)) throw new Error('deleted before there was a backup');
        if (name === 'Clinical' && table.createdAt >= noon) throw new Error('what was restored was deleted');
        Object.assign(table, { status: 'DELETING', busyFor: 2 });
      }),
    );
    mock.on(UpdateTableCommand).callsFake(
      this.change('change', ({ TableName: name, DeletionProtectionEnabled: enabled, StreamSpecification: stream }) => {
        const table = this.idle(name);
        if (enabled !== undefined) table.protected = enabled;
        if (stream !== undefined) table.stream = stream.StreamViewType;
        Object.assign(table, { status: 'UPDATING', busyFor: 1 });
      }),
    );
    mock.on(UpdateContinuousBackupsCommand).callsFake(this.change('recovery', ({ TableName: name }) => (this.idle(name).recovery = true)));
    mock
      .on(UpdateTimeToLiveCommand)
      .callsFake(
        this.change('expiry', ({ TableName: name, TimeToLiveSpecification: expiry }) => (this.idle(name).expiry = expiry.AttributeName)),
      );
    mock.on(TagResourceCommand).callsFake(
      this.change('tag', ({ ResourceArn: arn, Tags: tags }) => {
        for (const { Key, Value } of tags) {
          if (Key.startsWith('aws:')) throw named('ValidationException', 'aws: is reserved');
          this.idle(arn).tags[Key] = Value;
        }
      }),
    );
  }

  /** Answers a command; time advances with each one. */
  private call<Input, Output>(answer: (input: Input) => Output) {
    return async (input: Input): Promise<Output> => {
      this.callsMade += 1;
      this.now += 1000;
      const dies = this.callsMade === this.diesAt;
      const died = new Error('the process died');
      if (dies && !this.diesAfterwards) throw died;
      const answered = (async () => answer(input))();
      await Promise.allSettled([answered]);
      if (dies) throw died;
      return answered;
    };
  }
  // The mock passes the command's own input, but does not declare its type.
  // oxlint-disable-next-line typescript/no-explicit-any
  private change(what: string, effect: (input: any) => unknown) {
    return this.call((input: { TableName?: string; TargetTableName?: string; ResourceArn?: string }) => {
      effect(input);
      this.changedAt.push(this.callsMade);
      this.changes.push(`${what} ${input.TableName ?? input.TargetTableName ?? input.ResourceArn}`);
      return {};
    });
  }
  private made(items: readonly string[]): MadeTable {
    const nothing = { protected: false, recovery: false, expiry: undefined, stream: undefined, tags: {} };
    return { items: [...items], createdAt: this.now, status: 'CREATING', busyFor: 3, keyId: undefined, ...nothing };
  }
  private create(name: string, items: readonly string[], key: SSESpecification | undefined): void {
    if (this.tables.has(name)) throw named('TableAlreadyExistsException', `Table already exists: ${name}`);
    this.tables.set(name, { ...this.made(items), keyId: key?.KMSMasterKeyId });
  }
  private at(name: string | undefined): MadeTable {
    const table = this.tables.get(name ?? '');
    if (table === undefined) throw new ResourceNotFoundException({ message: 'Requested resource not found', $metadata: {} });
    return table;
  }
  private idle(name: string): MadeTable {
    const table = this.at(name);
    if (table.status !== 'ACTIVE') throw named('ResourceInUseException', `Table is being ${table.status}`);
    return table;
  }
  private described(name: string | undefined) {
    const table = this.at(name);
    const isNew = table.status === 'CREATING' && table.busyFor === 3;
    if (table.busyFor-- <= 0 && table.status !== 'ACTIVE') {
      if (table.status === 'DELETING') this.tables.delete(name ?? '');
      table.status = 'ACTIVE';
    }
    if (isNew) return this.at('nowhere to be found yet');
    return {
      Table: {
        TableArn: name,
        TableStatus: this.at(name).status,
        CreationDateTime: new Date(table.createdAt),
        DeletionProtectionEnabled: table.protected,
        ...(table.stream !== undefined && { StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream } }),
      },
    };
  }

  async restore(what: Partial<Restoration> = {}): Promise<Step[]> {
    const steps: Step[] = [];
    const told = { onStep: (step: Step) => void steps.push(step), pause: async () => undefined };
    await restoreTable(this.client, { ...restoration, ...what }, told);
    return steps;
  }
}
const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

let dynamodb: MadeDynamodb;
beforeEach(() => {
  dynamodb = new MadeDynamodb();
});

const restored = {
  items: ['patient 1'],
  status: 'ACTIVE',
  protected: true,
  recovery: true,
  expiry: 'expiresAt',
  stream: 'KEYS_ONLY',
  keyId: 'the-key',
  tags: { owner: 'records' },
};

describe('a restore', () => {
  it("takes the steps in the only order that loses nothing, and restores the table's settings", async () => {
    expect(await dynamodb.restore()).toEqual([
      'restore-aside',
      'carry-tags',
      'back-up',
      'unprotect',
      'delete',
      'restore-in-place',
      'protect',
      'enable-recovery',
      'enable-expiry',
      'enable-stream',
      'tag',
      'delete-aside',
    ]);
    expect(dynamodb.changes).toEqual([
      'restore to a moment Clinical-then',
      'tag Clinical-then',
      'back up Clinical-then',
      'change Clinical',
      'delete Clinical',
      'restore a backup Clinical',
      'change Clinical',
      'recovery Clinical',
      'expiry Clinical',
      'change Clinical',
      'tag Clinical',
      'delete Clinical-then',
    ]);
    expect(dynamodb.tables.get('Clinical')).toMatchObject(restored);
    expect(dynamodb.tables.has('Clinical-then')).toBe(false);
  });

  it('is not repeated once done', async () => {
    await dynamodb.restore();
    const changes = dynamodb.changes.length;
    expect(await dynamodb.restore()).toEqual([]);
    expect(dynamodb.changes).toHaveLength(changes);
  });

  it('resumes and ends the same after an interruption: before and after each change, and while AWS is working', async () => {
    await dynamodb.restore();
    const whileBusy = Array.from({ length: Math.floor(dynamodb.callsMade / 11) }, (_, index) => 11 * index + 1);
    for (const [diesAt, diesAfterwards] of [
      ...dynamodb.changedAt.flatMap((call): [number, boolean][] => [
        [call, false],
        [call, true],
      ]),
      ...whileBusy.map((call): [number, boolean] => [call, false]),
    ]) {
      const world = new MadeDynamodb();
      Object.assign(world, { diesAt, diesAfterwards });
      await expect(world.restore(), `call ${diesAt}`).rejects.toThrow('the process died');
      world.diesAt = undefined;
      await world.restore();
      expect(world.tables.get('Clinical'), `after dying ${diesAfterwards ? 'after' : 'before'} call ${diesAt}`).toMatchObject(restored);
      expect([...world.tables.keys()]).toEqual(['Clinical']);
      expect(world.changes.filter((change) => change === 'delete Clinical')).toHaveLength(1);
    }
  });

  it('of a table without a stream, expiry or tags adds none', async () => {
    const table = dynamodb.tables.get('Clinical');
    Object.assign(table ?? {}, { expiry: undefined, stream: undefined, tags: {} });
    const steps = await dynamodb.restore({ wanted: { ...wanted, expiryAttribute: undefined, streamView: undefined } });
    expect(steps).toEqual([
      'restore-aside',
      'back-up',
      'unprotect',
      'delete',
      'restore-in-place',
      'protect',
      'enable-recovery',
      'delete-aside',
    ]);
  });

  it('continues from a table that AWS Backup restored, protected or not, even if the original is gone', async () => {
    const world = new MadeDynamodb();
    const original = world.tables.get('Clinical');
    if (original === undefined) throw new Error('there is no table');
    world.tables.set('FromBackup', { ...original, items: ['patient 1'], tags: {}, protected: true });
    world.tables.delete('Clinical');
    expect(await world.restore({ aside: 'FromBackup', moment: undefined })).toEqual([
      'back-up',
      'restore-in-place',
      'protect',
      'enable-recovery',
      'enable-expiry',
      'enable-stream',
      'unprotect-aside',
      'delete-aside',
    ]);
    expect(world.tables.get('Clinical')).toMatchObject({ ...restored, tags: {} });
  });
});

describe('is refused without changes:', () => {
  it.each([
    ['a moment that is too far back', { moment: new Date(noon - 40 * 24 * 60 * minute) }, 'The table can go back to a moment from'],
    ['a moment in the last minutes', { moment: new Date(noon) }, 'The table can go back to a moment from'],
    ['a table that AWS Backup did not restore', { aside: 'Elsewhere', moment: undefined }, 'There is no table Elsewhere.'],
  ])('%s', async (_what, what, said) => {
    await expect(dynamodb.restore(what)).rejects.toThrow(said);
    expect(dynamodb.changes).toEqual([]);
  });

  it('a table that is gone without a trace', async () => {
    dynamodb.tables.delete('Clinical');
    await expect(dynamodb.restore()).rejects.toThrow('Neither the table nor the temporary one is there');
    expect(dynamodb.changes).toEqual([]);
  });

  it('a moment when the table was empty: it stays as it is, protected', async () => {
    const world = new MadeDynamodb();
    Object.assign(world, { earlier: [] });
    await expect(world.restore()).rejects.toThrow('The table was empty at that moment, so nothing is replaced');
    expect(world.tables.get('Clinical')).toMatchObject({ items: ['patient 1', 'a mistake'], protected: true });
  });
});
