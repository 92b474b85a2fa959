import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';

/** The resources that functions use. */
export interface ServiceResources {
  readonly clinical: ITable;
  readonly sessions: ITable;
  readonly accessLog: ITable;
  readonly documents: IBucket;
  readonly userPool: IUserPool;
  /** The exported files. */
  readonly exports: IBucket;
  /** Background calls that finally failed. */
  readonly undelivered: IQueue;
}

/** The keys of documents that await their check, and of stored documents. */
export const documentKeys = (documents: IBucket): string[] => ['waiting/*', 'patients/*'].map((keys) => documents.arnForObjects(keys));
