import { notices } from '#contract/account/notices.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { mailItem } from '#platform/items/mail.ts';
import { knownPerson } from '#platform/person.ts';
import { notificationItem } from '../clinic/notifications.ts';
import { env } from '../clinic/env.ts';
import type { Link } from '../clinic/links.ts';

/** An event of a link: made with a code, removed by staff, or ended by its account. */
type Happening = 'made' | 'undone' | 'ended';
const ofOwn = { made: notices.ownLinkMade, undone: notices.ownLinkUndone, ended: notices.ownLinkEnded } as const;
const ofCare = { made: notices.careLinkMade, undone: notices.careLinkUndone, ended: notices.careLinkEnded } as const;

/** A new link is also reported by e-mail, because a person who did not want it may not be signed in. */
const mailsOf = (happening: Happening, userId: string, to: 'holder' | 'patient', now: Date): TransactItem[] =>
  happening === 'made' ? [mailItem(env.CLINICAL_TABLE_NAME, userId, { kind: 'link-made', to }, now)] : [];

/**
 * The notifications and e-mails of a link's event: to its account and, if that account acts for the patient, to the patient's own account
 * among `links`.
 */
export async function noticesOfLink(happening: Happening, link: Link, links: readonly Link[], now: Date): Promise<TransactItem[]> {
  const { userId, relation, until } = link;
  const toHolder = [
    notificationItem(userId, (relation === 'self' ? ofOwn : ofCare)[happening], now),
    ...mailsOf(happening, userId, 'holder', now),
  ];
  const own = links.find((one) => one.relation === 'self');
  if (relation === 'self' || own === undefined) return toHolder;
  const person = await knownPerson(userId);
  const name = person?.name || person?.email;
  const told = happening === 'made' ? notices.seenBy(name, relation, until) : notices.seenNoMoreBy(name);
  return [...toHolder, notificationItem(own.userId, told, now), ...mailsOf(happening, own.userId, 'patient', now)];
}
