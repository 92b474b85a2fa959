import { names, type Decision, type Statement } from './iam.ts';

/** What a role may do. */
export interface Role {
  readonly statements: readonly Statement[];
  /** Who calls under it, as AWS says in a refusal. */
  readonly principalArn: string;
}
/** A right that a call needed, and whether the role had it. */
export interface AskedRight {
  readonly action: string;
  readonly resource: string;
  readonly decision: Decision;
}

/** A function's role, and every right that was asked for under it so far. */
export class FunctionRights {
  readonly role: Role;
  /** The access key of the role's credentials, by which a signature tells who signed. */
  readonly accessKey: string;
  private readonly heard = new Map<string, AskedRight>();

  constructor(role: Role, accessKey: string) {
    this.role = role;
    this.accessKey = accessKey;
  }

  /** Remembers a right that was asked for. */
  hear(asked: AskedRight): void {
    this.heard.set(`${asked.action} ${asked.resource} ${asked.decision}`, asked);
  }

  /** What was refused. */
  get denied(): readonly AskedRight[] {
    return [...this.heard.values()].filter(({ decision }) => decision !== 'allowed');
  }

  /** Every action on every resource that the role allows, and whether a call needed it. */
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
