import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Notification } from '#contract/account/notifications.ts';
import { call, tokensOf, endpoints } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';

// Others' notices come to the same account.
withQuietCloud();

type Reader = 'CLINICIAN' | 'ADMIN';
const as = async (role: Reader) => ({ token: (await tokensOf(role, endpoints())).access });
const get = async (path: string, role: Reader = 'CLINICIAN') => call('GET', path, await as(role), endpoints().apiUrl);

describe('notifications', () => {
  it('are a person’s own, the latest first, and stay read', async () => {
    const own = z.parse(z.array(Notification), (await get('/notifications')).body.rows);
    expect(own.map(({ at }) => at)).toEqual(
      own
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const first = own.find(({ unread }) => unread);
    expect(own.some(({ unread }) => !unread)).toBe(true);
    const others = z.parse(z.array(Notification), (await get('/notifications', 'ADMIN')).body.rows);
    const read = async (ids: unknown, role: Reader = 'CLINICIAN') =>
      call('POST', '/notifications/read', { ...(await as(role)), body: { ids } }, endpoints().apiUrl);
    expect((await read([first?.id, 'nobody-has-this'])).body).toEqual({ ids: [first?.id, 'nobody-has-this'] });
    const after = z.parse(z.array(Notification), (await get('/notifications')).body.rows);
    const isKnown = ({ id }: Notification) => own.some((one) => one.id === id);
    expect(after.filter(isKnown)).toEqual(own.map((one) => (one === first ? { ...one, unread: false } : one)));
    const othersAfter = z.parse(z.array(Notification), (await get('/notifications', 'ADMIN')).body.rows);
    expect(othersAfter.filter(({ id }) => others.some((one) => one.id === id))).toEqual(others);
    for (const ids of [[], 'all', Array.from({ length: 51 }, String)])
      expect((await read(ids)).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'ids' }] });
  });
});
