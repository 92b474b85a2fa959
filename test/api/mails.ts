import { expect } from 'vitest';
import type { Mail } from '../../local/lib/mails.ts';
import { endpoints } from './client.ts';

/** Runs a scheduled function as if it were due at this moment. */
export async function runAt(
  name: 'mail' | 'appointment-reminders',
  at: Date,
  { lambdaEndpoint } = endpoints(),
): Promise<Record<string, number>> {
  const answer = await fetch(`${lambdaEndpoint}/2015-03-31/functions/afiya-dev-${name}/invocations`, {
    method: 'POST',
    body: JSON.stringify({ time: at.toISOString() }),
  });
  expect([answer.status, answer.headers.get('x-amz-function-error')]).toEqual([200, null]);
  return (await answer.json()) as Record<string, number>;
}

/** The mails to an address, the first sent first, without codes and invitations unless asked for. */
export async function mailsTo(email: string, codes: 'with codes' | 'notices' = 'notices'): Promise<Mail[]> {
  const answer = await fetch(`${endpoints().mailboxUrl}/mails.json`);
  const all = (await answer.json()) as Mail[];
  return all.filter(({ to, text }) => to === email && (codes === 'with codes' || text !== '')).toReversed();
}
