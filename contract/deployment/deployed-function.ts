import type { Variable } from './environment.ts';
import type { Partition } from './storage.ts';

type TableAction =
  | 'ConditionCheckItem'
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'Scan'
  | 'PutItem'
  | 'BatchWriteItem'
  | 'UpdateItem'
  | 'DeleteItem';

/** The partitions that an action may reach. AWS authorises a batch as a whole, and a scan has no partition. */
type Reach<A extends TableAction> = A extends `Batch${string}` | 'Scan' ? 'everywhere' : 'everywhere' | readonly Partition[];

export interface DeployedFunction {
  readonly description: string;
  readonly entry: `lambdas/${string}.ts`;
  /** `api` answers requests, `identity` serves the user pool, `workers` run in the background. */
  readonly stack: 'api' | 'identity' | 'workers';
  /** The stages that have this function; all if absent. */
  readonly when?: 'there are models' | 'a second factor is demanded' | 'there is a sender';
  /** Exactly the environment variables that its code reads. */
  readonly variables: readonly Variable[];
  /** Its rights to items of the clinical table, and whether it may query the table's indexes. */
  readonly clinical?: { readonly [A in TableAction]?: Reach<A> } & { readonly indexes?: true };
  readonly sessions?: readonly TableAction[];
  readonly accessLog?: readonly TableAction[];
  /**
   * Its rights in the user pool. A trigger's rights there are in infra/identity.ts, because pool and role must not depend on each other.
   */
  readonly userPool?: readonly string[];
  /** Its rights to the files of a bucket. */
  readonly documents?: readonly string[];
  readonly exports?: readonly string[];
  /** Its rights to the file of the names, which is among the exported files. */
  readonly names?: readonly string[];
  readonly invokes?: 'patient-export-worker';
  /**
   * `asks`: it carries the clinical knowledge and calls the stage's models. `watches`: it also asks AWS how long the models remain
   * available.
   */
  readonly models?: 'asks' | 'watches';
  /** Metrics from its log: the number of lines with a message, per value of a field, or with any value other than the given one. */
  readonly counts?: Readonly<
    Record<string, { readonly message: string; readonly by?: string; readonly except?: readonly [string, string] }>
  >;
  /** The stage setting that reserves and limits its concurrency. */
  readonly concurrency?: 'publicConcurrency' | 'signInConcurrency';
  /** Default 512. */
  readonly memoryMb?: number;
  /** Its temporary files; 512 MB by default. */
  readonly temporaryMb?: number;
  /** Default 28: API Gateway waits one second longer. */
  readonly timeoutSeconds?: number;
  /** Node options beyond those of every function. */
  readonly nodeOptions?: readonly string[];
  /** It is invoked asynchronously, so a queue keeps its final failures. */
  readonly background?: {
    /** Default: Lambda's two retries. */
    readonly retries?: 0;
    readonly withinMinutes?: number;
    readonly schedule?: { readonly everyMinutes: number; readonly promise: string };
  };
  /** The effect of its failure on users. */
  readonly whenItFails: string;
}
