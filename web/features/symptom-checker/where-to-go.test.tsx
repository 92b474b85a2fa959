import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { mainHeading, openResult, unfold } from '../../../test/component/checker.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { checkOf, despairOf, emergencyOf } from '../../../test/component/samples/checks.ts';

const card = (name = 'Where to go in Qatar') => page.getByRole('region', { name });
const shown = () => [...document.querySelectorAll('section li strong')].map(({ textContent }) => textContent);
const today = checkOf({
  disposition: 'today',
  severity: 'High',
  urgencyScore: 7,
  recommendations: { action: 'urgent-care', timeframe: '' },
});
const unfoldPlaces = () => unfold('Other places');

describe('where to go in Qatar', () => {
  it('in an emergency is 999 and then emergency departments, nearest first', async () => {
    await openResult(emergencyOf());
    await expect.poll(shown).toEqual(['Ambulance', 'Hamad General Hospital', 'Al Wakra Hospital', 'Aisha bint Hamad Al Attiyah Hospital']);
    // A person in danger is not told to telephone first.
    expect(card().getByText('call first').query()).toBeNull();
    await unfoldPlaces();
    await card().getByLabelText('Where you are').selectOptions('Al Khor');
    await expect.poll(() => shown()[1]).toBe('Aisha bint Hamad Al Attiyah Hospital');
    await expectGoodScreen();
  });

  it.each([
    ['of 3', { from: 3, to: 3 }],
    ['whose age nobody said', { from: 0, to: 13 }],
  ])('for a child %s is a service that accepts children', async (_who, ages) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-03-01T07:00:00Z');
    await openResult(checkOf({ ...today.data, about: { ages, pregnant: false } }));
    await expect.poll(shown).toEqual(['Al Sadd Health Center', 'Muaither Health Center', 'Sidra Medicine', 'Healthcare contact center']);
    await unfoldPlaces();
    await expect.element(card().getByText('Open 24 hours · Al Rayyan · Under 18')).toBeVisible();
  });

  it('in pregnancy is a hospital that receives births, after the ambulance', async () => {
    await openResult(emergencyOf({ about: { pregnant: true } }));
    await expect.poll(() => shown().slice(0, 2)).toEqual(['Ambulance', 'Women’s Wellness and Research Center']);
  });

  it('says whom a place accepts, if no age was given, and when the list was checked', async () => {
    await openResult(today);
    await unfoldPlaces();
    await expect.element(card().getByText('How old? Some places')).toBeVisible();
    await expect
      .element(card().getByText('List checked on Nov 23, 2026. Hours may differ in Ramadan and on holidays: call first.'))
      .toBeVisible();
  });

  it('for thoughts of self-harm is somebody to talk to', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-03-01T07:00:00Z');
    await openResult(despairOf());
    await expect.poll(shown).toEqual(['Ambulance', 'Hamad General Hospital', 'Mental health line: call 16000 and press 4']);
  });

  it('is in Arabic like the page', async () => {
    await openResult(checkOf({ disposition: 'pharmacist', language: 'ar' }), { language: 'ar' });
    const places = card('أماكن الرعاية في قطر');
    await expect.element(places.getByText('صيدلية قريبة من مكانك')).toBeVisible();
    expect(document.querySelectorAll('section a[href="tel:16000"]')).toHaveLength(1);
    await expectGoodScreen();
  });

  it("follows an administrator's correction", async () => {
    const services = shippedCareDirectory.services.filter(({ id }) => id !== 'hamad-general');
    const corrected = { ...shippedCareDirectory, checkedOn: '2027-01-05', services };
    await openResult(emergencyOf(), { answers: { 'careDirectory.get': { version: 1, directory: corrected } } });
    await unfoldPlaces();
    await expect.element(card().getByText('List checked on Jan 5, 2027.')).toBeVisible();
    expect(shown()[1]).toBe('Al Wakra Hospital');
  });

  it('ignores a corrected list that has lost 999', async () => {
    const services = shippedCareDirectory.services.filter(({ id }) => id !== 'ambulance');
    await openResult(emergencyOf(), {
      answers: { 'careDirectory.get': { version: 1, directory: { ...shippedCareDirectory, checkedOn: '2027-01-05', services } } },
    });
    await unfoldPlaces();
    await expect.element(card().getByText('List checked on Nov 23, 2026.')).toBeVisible();
    expect(shown()[0]).toBe('Ambulance');
  });
});

describe('if the places fail to load', () => {
  const parts = '/nowhere.ts';

  it('the advice and the numbers are shown without them', async () => {
    await openResult(today, { parts });
    await expect.element(mainHeading('Go to an urgent care center')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Call 16000' })).toBeVisible();
    await expect.element(page.getByText('In an emergency, call 999.')).toBeVisible();
    expect(shown()).toEqual([]);
  });

  it('thoughts of self-harm keep 999 and 16000', async () => {
    await openResult(despairOf(), { parts });
    await expect.element(mainHeading('You are not alone. Help is available now')).toBeVisible();
    for (const number of ['999', '16000']) await expect.element(page.getByRole('link', { name: `Call ${number}` })).toBeVisible();
  });
});
