import type { Finding } from '../kinds.ts';

export const findings = {} as const satisfies Readonly<Record<string, Finding>>;
