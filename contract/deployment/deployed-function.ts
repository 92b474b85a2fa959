import type { Variable } from './environment.ts';
import type { Partition } from './storage.ts';

type TableAction = 'ConditionCheckItem' | 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'BatchWriteItem' | 'UpdateItem' | 'DeleteItem';

/** The partitions that an action may reach. AWS decides about a batch as a whole. */
type Reach<A extends TableAction> = A extends `Batch${string}` ? 'everywhere' : 'everywhere' | readonly Partition[];

export interface DeployedFunction {
  readonly description: string;
  readonly entry: `lambdas/${string}.ts`;
  /** `api` answers requests, `identity` the user pool, `workers` nobody who waits. */
  readonly stack: 'api' | 'identity' | 'workers';
  /** Which stages have it, unless all. */
  readonly when?: 'there are models' | 'a second factor is demanded';
  /** The environment variables that its code reads, all of them and no others. */
  readonly variables: readonly Variable[];
  /** What it may do to items of the clinical table, and whether it may query the table's indexes. */
  readonly clinical?: { readonly [A in TableAction]?: Reach<A> } & { readonly indexes?: true };
  readonly sessions?: readonly TableAction[];
  readonly accessLog?: readonly TableAction[];
  /** What it may do in the user pool. A trigger's rights there are in infra/identity.ts: a pool and a role may not need each other. */
  readonly userPool?: readonly string[];
  /** What it may do to the files of a bucket. */
  readonly documents?: readonly string[];
  readonly exports?: readonly string[];
  readonly invokes?: 'patient-export-worker';
  /** It carries the clinical knowledge and asks the stage's models; who watches them also asks AWS how long it offers them. */
  readonly models?: 'asks' | 'watches';
  /** Metrics of its log: how often a message was written, for each value of a field; or with another value of it than one. */
  readonly counts?: Readonly<
    Record<string, { readonly message: string; readonly by?: string; readonly except?: readonly [string, string] }>
  >;
  /** The setting of the stage that reserves and limits how many run at once. */
  readonly concurrency?: 'publicConcurrency';
  /** 512 unless said. */
  readonly memoryMb?: number;
  /** 28 unless said: API Gateway waits a second longer. */
  readonly timeoutSeconds?: number;
  /** Node options besides those of every function. */
  readonly nodeOptions?: readonly string[];
  /** It is called without anybody who waits, so what fails for good is kept in a queue. */
  readonly background?: {
    /** Lambda tries twice more unless said. */
    readonly retries?: 0;
    readonly withinMinutes?: number;
    readonly schedule?: { readonly everyMinutes: number; readonly promise: string };
  };
  /** What its failure means for users. */
  readonly whenItFails: string;
}
