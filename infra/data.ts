import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, type TableProps, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/** The list indexes, each by its sort key. CloudFormation adds or removes one a deployment: named once, well. */
const listIndexes = {
  byCreatedAt: 'id',
  byUpdatedAt: 'updatedKey',
  byFirstName: 'firstNameKey',
  byLastName: 'lastNameKey',
  byEmail: 'emailKey',
  byDateOfBirth: 'dateOfBirthKey',
} as const;

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** What is kept: the clinical table, the anonymous symptom sessions, who did what with patients' data, and the key that encrypts all. */
export class DataStack extends Stack {
  readonly clinical: Table;
  readonly sessions: Table;
  readonly audit: Table;

  constructor(scope: Construct, id: string, _config: StageConfig, props: StackProps) {
    super(scope, id, props);
    const key = new Key(this, 'Key', {
      description: 'Encrypts patient records and symptom sessions',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const kept: Omit<TableProps, 'partitionKey'> = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    };
    const passing = { ...kept, timeToLiveAttribute: 'expiresAtEpochSeconds' };
    this.clinical = new Table(this, 'Clinical', { ...passing, partitionKey: string('pk'), sortKey: string('sk') });
    for (const [indexName, sortKey] of Object.entries(listIndexes)) {
      this.clinical.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string('patientStatus'),
        sortKey: string(sortKey),
        projectionType: ProjectionType.KEYS_ONLY,
      });
    }
    // Appointments and open alerts by time and severity; nothing else has these attributes.
    this.clinical.addGlobalSecondaryIndex({
      indexName: 'byAgenda',
      partitionKey: string('agendaKey'),
      sortKey: string('agendaSort'),
      projectionType: ProjectionType.ALL,
    });
    this.sessions = new Table(this, 'Sessions', { ...passing, partitionKey: string('sessionId') });
    // Nothing in it expires, and no function may change or delete what is in it.
    this.audit = new Table(this, 'Audit', { ...kept, partitionKey: string('pk'), sortKey: string('sk') });
  }
}
