import { names, type Decision, type Statement } from './iam.ts';

/** What a role may do. */
export interface Role {
  readonly statements: readonly Statement[];
  /** The caller, as named in an AWS refusal. */
  readonly principalArn: string;
}
/** A right that a call needed, and whether the role had it. */
export interface AskedRight {
  readonly action: string;
  readonly resource: string;
  readonly decision: Decision;
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

  /** Records a right that was used. */
  hear(asked: AskedRight): void {
    this.heard.set(`${asked.action} ${asked.resource} ${asked.decision}`, asked);
  }

  /** The refused rights. */
  get denied(): readonly AskedRight[] {
    return [...this.heard.values()].filter(({ decision }) => decision !== 'allowed');
  }

  /** Every action and resource that the role allows, and whether a call needed it. */
  get grants(): readonly { readonly action: string; readonly resource: string; readonly used: boolean }[] {
    const allowed = [...this.heard.values()].filter(({ decision }) => decision === 'allowed');
    return this.role.statements
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ actions, resources }) =>
        actions.flatMap((action) =>
          resources.map((resource) => {
            const granted = names({ actions: [action], resources: [resource] });
            return { action, resource, used: allowed.some((asked) => granted(asked.action, asked.resource)) };
          }),
        ),
      );
  }
}
