import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** What holds for every bucket: nobody from outside, no ACLs, TLS 1.2 or newer, and it outlives its stack. */
export const privately = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  // Also after a failed first deployment: one that anything was written to could not be deleted, and the roll-back would fail too.
  removalPolicy: RemovalPolicy.RETAIN,
} as const satisfies BucketProps;

/** Where the buckets of a stack say who asked for what. In each stack one: the policies of a shared one would make the stacks wait for each other. */
export const accessLogs = (scope: Construct): Bucket =>
  new Bucket(scope, 'AccessLogs', {
    ...privately,
    // S3 delivers access logs to no bucket with a key of ours.
    encryption: BucketEncryption.S3_MANAGED,
    versioned: true,
    lifecycleRules: [{ expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) }],
  });
