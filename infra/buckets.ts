import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { keptFor } from '../contract/base/kept-for.ts';

/** Every bucket: no public access, no ACLs, TLS 1.2 or newer, and it outlives its stack. */
export const privately = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  // Kept even after a failed first deployment: a bucket with objects cannot be deleted, and the rollback would fail.
  removalPolicy: RemovalPolicy.RETAIN,
} as const satisfies BucketProps;

/** Access logs of a stack's buckets. Each stack has its own: a shared bucket's policies would make the stacks depend on each other. */
export const accessLogs = (scope: Construct): Bucket =>
  new Bucket(scope, 'AccessLogs', {
    ...privately,
    // S3 cannot deliver access logs to a bucket with a customer-managed key.
    encryption: BucketEncryption.S3_MANAGED,
    versioned: true,
    lifecycleRules: [{ expiration: Duration.days(keptFor.fileLogDays), noncurrentVersionExpiration: Duration.days(30) }],
  });
