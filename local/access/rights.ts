import { leadingKeys, names, type Decision, type Statement } from './iam.ts';

/** What a role may do. */
export interface Role {
  readonly statements: readonly Statement[];
  /** The caller, as named in an AWS refusal. */
  readonly principalArn: string;
}
/** A right that a call needed, and the decision. */
export interface AskedRight {
  readonly action: string;
  readonly resource: string;
  readonly decision: Decision;
  /** The items' partitions, of those to which the role is limited. */
  readonly partitions?: readonly string[];
}
/** A right that a role allows. */
export interface Grant {
  readonly action: string;
  readonly resource: string;
  /** The only partition of the table that this right reaches; undefined for all. */
  readonly partition: string | undefined;
  /** Whether a call needed it. */
  readonly used: boolean;
}

/** A function's role, and every right used under it so far. */
export class FunctionRights {
  readonly role: Role;
  /** The access key of the role's credentials, which identifies a signer. */
  readonly accessKey: string;
  private readonly heard = new Map<string, AskedRight>();

  constructor(role: Role, accessKey: string) {
    this.role = role;
    this.accessKey = accessKey;
  }

  /** Records the use of a right. */
  hear(asked: AskedRight): void {
    this.heard.set([asked.action, asked.resource, asked.decision, ...(asked.partitions ?? [])].join(' '), asked);
  }

  /** The refused rights. */
  get denied(): readonly AskedRight[] {
    return [...this.heard.values()].filter(({ decision }) => decision !== 'allowed');
  }

  /** Every action on a resource, or on a partition of one, that the role allows. */
  get grants(): readonly Grant[] {
    const allowed = [...this.heard.values()].filter(({ decision }) => decision === 'allowed');
    return this.role.statements
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ actions, resources, conditions = [] }) => {
        const partitions = conditions.find(({ key }) => key === leadingKeys)?.values ?? [undefined];
        return actions.flatMap((action) =>
          resources.flatMap((resource) => {
            const granted = names({ actions: [action], resources: [resource] });
            const asked = allowed.filter((one) => granted(one.action, one.resource));
            return partitions.map((partition) => ({
              action,
              resource,
              partition,
              used: partition === undefined ? asked.length > 0 : asked.some((one) => one.partitions?.includes(partition)),
            }));
          }),
        );
      });
  }
}
