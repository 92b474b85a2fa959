import { describe, expect, it } from 'vitest';
import { limits } from '#contract/base/limits.ts';
import { call, newPatientBody, tokensOf } from './client.ts';

const check = async (description: string, symptoms: object = {}, language = 'en') =>
  (
    await call('POST', '/public/symptom-check', {
      body: { symptoms: { description, severity: 5, duration: 'today', age: 35, gender: 'male', ...symptoms }, language },
    })
  ).body;
const pathOf = (sessionId: string) => `/public/symptom-check/${sessionId}`;
const answer = (sessionId: string, body: object) => call('POST', `${pathOf(sessionId)}/answers`, { body });
const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);

describe('the questions', () => {
  it('are those that would raise the level; a tick raises it, and an emergency asks nothing more', async () => {
    const { sessionId, data } = await check('I have a headache today');
    expect(data.recognised).toEqual([{ id: 'headache', text: 'Headache' }]);
    expect(data).toMatchObject({ screen: 0, description: 'I have a headache today', presentations: [] });
    expect(data.questions.length).toBeLessThanOrEqual(limits.checksOnScreen);
    expect(idsOf(data.questions)).toContain('worst-headache');
    const { body } = await answer(sessionId, { screen: 0, ticked: ['worst-headache'] });
    expect(body.data).toMatchObject({ severity: 'Emergency', questions: [], screen: 1 });
    expect((await call('GET', pathOf(sessionId))).body).toEqual(body);
  });

  it('end with the last screen, and the level falls if all of it is denied', async () => {
    const { sessionId, data } = await check('I have a headache today');
    let last = data;
    while (last.questions.length > 0) last = (await answer(sessionId, { screen: last.screen, ticked: [] })).body.data;
    expect(last.screen).toBeLessThanOrEqual(limits.checkScreens);
    const levels = ['Low', 'Medium', 'High', 'Emergency'];
    expect(levels.indexOf(last.severity)).toBeLessThanOrEqual(levels.indexOf(data.severity));
  });

  it('lead to care today at the latest for a person who is unsure of a danger sign', async () => {
    const { sessionId } = await check('I have a headache today');
    const { body } = await answer(sessionId, { screen: 0, ticked: [], sure: false });
    expect(['High', 'Emergency']).toContain(body.data.severity);
  });

  it('are denied, but for those of which the person is unsure', async () => {
    const unsure = ['worst-headache'];
    const { sessionId, data } = await check('I have a headache today');
    const others = idsOf(data.questions).filter((id) => !unsure.includes(id));
    const wrong = await answer(sessionId, { screen: 0, ticked: unsure, sure: false, unsure });
    expect(wrong.body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: expect.stringContaining('unsure') }] });
    const { body } = await answer(sessionId, { screen: 0, ticked: [], sure: false, unsure });
    expect(['High', 'Emergency']).toContain(body.data.severity);
    const again = await answer(sessionId, { screen: 0, ticked: [], sure: false, unsure: others });
    expect(again.body).toMatchObject({ code: 'CONFLICT' });
  });

  it('no longer include removed findings', async () => {
    const { sessionId } = await check('I have a headache today');
    const { body } = await answer(sessionId, { screen: 0, removed: ['headache'] });
    expect(body.data).toMatchObject({ understood: false, recognised: [] });
    expect(idsOf(body.data.questions)).not.toContain('headache');
    expect(body.data.presentations.length).toBeGreaterThan(10);
  });

  it('follow from findings that the words come close to, if no pattern matches', async () => {
    const { sessionId, data } = await check('towel full, keeps squirting');
    expect(data).toMatchObject({ understood: false, recognised: [] });
    const near = idsOf(data.questions);
    expect(near.length).toBeGreaterThan(0);
    expect(data.nearest.length).toBeGreaterThan(0);
    const { body } = await answer(sessionId, { screen: 0, ticked: near.slice(0, 1), sure: true });
    expect(['High', 'Emergency']).toContain(body.data.severity);
  });

  it('follow from the chosen presentation if nothing was understood', async () => {
    const { sessionId, data } = await check('qwertz uiop asdf yxcv');
    expect(data).toMatchObject({ understood: false, recognised: [] });
    expect(data.presentations.length).toBeGreaterThan(10);
    const { body } = await answer(sessionId, { screen: 0, presentation: 'headache' });
    expect(body.data).toMatchObject({ understood: true, presentations: [], screen: 1 });
    expect(idsOf(body.data.questions)).toContain('worst-headache');
  });

  it('can be read, and continued, in the other language', async () => {
    const { sessionId, data } = await check('I have a headache today');
    const { body: arabic } = await call('GET', `${pathOf(sessionId)}?language=ar`);
    expect(arabic.data).toMatchObject({ language: 'ar', severity: data.severity, recognised: [{ id: 'headache', text: 'صداع' }] });
    expect((await call('GET', pathOf(sessionId))).body.data.language).toBe('en');
    const { body } = await answer(sessionId, { screen: 0, ticked: ['worst-headache'], language: 'ar' });
    expect(body.data).toMatchObject({ language: 'ar', severity: 'Emergency' });
  });
});

describe('an answer', () => {
  it('sent twice counts once; a different one to the same screen is a conflict, and nothing is lost', async () => {
    const { sessionId, data } = await check('I have a headache today');
    const given = { screen: 0, ticked: idsOf(data.questions).slice(-1) };
    const atOnce = await Promise.all([answer(sessionId, given), answer(sessionId, given), answer(sessionId, given)]);
    expect(atOnce.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of atOnce) expect([200, 409]).toContain(status);
    const again = await answer(sessionId, given);
    expect([again.status, again.body.data.screen]).toEqual([200, 1]);
    expect((await answer(sessionId, { screen: 0, ticked: [] })).body).toMatchObject({ code: 'CONFLICT' });
    expect((await call('GET', pathOf(sessionId))).body).toEqual(again.body);
  });

  it.each([
    ['to what was not asked', { screen: 0, ticked: ['tearing'] }, 'ticked'],
    ['with an id that is none', { screen: 0, ticked: ['__proto__'] }, 'ticked'],
    ['that takes away what was not understood', { screen: 0, removed: ['cough'] }, 'removed'],
    ['with a presentation that was not offered', { screen: 0, presentation: 'headache' }, 'presentation'],
    ['with nothing in it', { screen: 0 }, 'ticked'],
    ['with 200 ticks', { screen: 0, ticked: Array.from({ length: 200 }, (_, at) => `id-${at}`) }, 'ticked'],
    ['to the 200th screen', { screen: 200, ticked: [] }, 'screen'],
  ])('%s is refused by field', async (_what, body, path) => {
    const { sessionId, data } = await check('I have a headache today');
    const refused = await answer(sessionId, body);
    expect(refused.body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: expect.stringContaining(path) }] });
    expect((await call('GET', pathOf(sessionId))).body.data).toEqual(data);
  });

  it('to a missing session, or to an answered one, is refused', async () => {
    expect((await answer('A'.repeat(32), { screen: 0, ticked: [] })).body).toMatchObject({ code: 'NOT_FOUND' });
    const { sessionId, data } = await check('crushing chest pain and I am sweating');
    expect(data).toMatchObject({ severity: 'Emergency', questions: [] });
    expect((await answer(sessionId, { screen: 0, ticked: [] })).body).toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('is in the record once the session is handed over, and none is accepted after that', async () => {
    const { access: token } = await tokensOf('CLINICIAN');
    const { sessionId, data } = await check('I have a headache today');
    await answer(sessionId, { screen: 0, ticked: idsOf(data.questions).slice(-1) });
    const { body: handed } = await call('POST', `${pathOf(sessionId)}/handover`);
    const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() });
    const { body } = await call('POST', `/patients/${patient.id}/symptom-sessions`, { token, body: { code: handed.code } });
    expect(body.answers).toHaveLength(data.questions.length);
    expect(body.answers.filter((one: { answer: string }) => one.answer === 'yes')).toHaveLength(1);
    expect((await answer(sessionId, { screen: 1, ticked: [] })).body).toMatchObject({ code: 'CONFLICT' });
  });
});
