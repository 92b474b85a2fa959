import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Notification } from '#contract/account/notifications.ts';
import { call, tokensOf } from './client.ts';
import { withCloud } from './cloud.ts';

/** A separate cloud, whose users have only their first notifications. */
const endpoints = withCloud({ patients: 1 });

type Reader = 'CLINICIAN' | 'ADMIN';
const as = async (role: Reader) => ({ token: (await tokensOf(role, endpoints())).access });
const get = async (path: string, role: Reader = 'CLINICIAN') => call('GET', path, await as(role), endpoints().apiUrl);

describe('notifications', () => {
  it('are a person’s own, the latest first, and stay read', async () => {
    const own = z.parse(z.array(Notification), (await get('/notifications')).body);
    expect(own.map(({ unread }) => unread)).toEqual([true, false, true]);
    const others = z.parse(z.array(Notification), (await get('/notifications', 'ADMIN')).body);
    const read = async (ids: unknown, role: Reader = 'CLINICIAN') =>
      call('POST', '/notifications/read', { ...(await as(role)), body: { ids } }, endpoints().apiUrl);
    expect((await read([own[0]?.id, 'nobody-has-this'])).body).toEqual({ ids: [own[0]?.id, 'nobody-has-this'] });
    expect((await get('/notifications')).body.map((one: Notification) => one.unread)).toEqual([false, false, true]);
    expect((await get('/notifications', 'ADMIN')).body).toEqual(others);
    for (const ids of [[], 'all', Array.from({ length: 51 }, String)])
      expect((await read(ids)).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'ids' }] });
  });
});
