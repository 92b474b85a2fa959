import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { patientStatuses } from '#contract/patient/choices.ts';
import { open } from '../../../test/component/app.tsx';
import { patientOf, patientsOf, recordsOf } from '../../../test/component/samples/patients.ts';
import { findMisfits } from '../../../test/e2e/layout.ts';
import { longPatient } from '../../../test/gallery/long-patient.ts';

const { personalInfo: person } = longPatient;
const fits = () => expect.poll(() => findMisfits()).toEqual({ sideways: 0, cut: {} });
const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** A patient with the longest possible texts, in each status. */
const records = recordsOf(
  patientsOf(patientStatuses.length, (index) => ({
    ...patientOf({ personalInfo: { ...person, gender: 'male', phoneNumber: person.phone } }),
    id: `01JABCDEFGHJKMNPQRSTVWXYZ${index}`,
    createdAt: '2026-03-01T07:00:00.000Z',
    status: patientStatuses[index] ?? 'active',
  })),
);

describe.each(['en', 'ar'] as const)('the longest texts in %s', (language) => {
  it.each([320, 640, 768, 1024, 1280])('fit at %i pixels, with identity and actions in reach', async (width) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-03-01T07:30:00Z');
    await page.viewport(width, 900);
    await open('/patients', { answers: records, language });
    await expect.poll(() => document.querySelectorAll('tbody .row-link').length).toBe(patientStatuses.length);
    await fits();
    const row = document.querySelector<HTMLElement>('tbody tr');
    for (const text of [person.nameArabic, person.nationalId, person.phone, person.email, '1988', '2026', '37']) {
      expect(row?.innerText.replaceAll(/[\u2066-\u2069]/g, ''), text).toContain(text);
    }
    const chips = visible('tbody .chip');
    expect(chips).toHaveLength(patientStatuses.length);
    for (const chip of chips) expect(chip.getBoundingClientRect().height).toBeLessThan(36);
    const menu = visible('tbody tr:first-child .row-actions > button')[0];
    if (menu !== undefined) await userEvent.click(menu);
    expect(visible('tbody tr:first-child .row-action')).toHaveLength(3);
    for (const target of visible('tbody tr:first-child :is(.row-action, .row-actions > button)')) {
      const box = target.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    if (width < 1280) return;
    // An address is cut at its end, not at its beginning.
    const cut = visible('main *').filter((one) => one.textContent?.includes('@') && getComputedStyle(one).textOverflow === 'ellipsis');
    expect(new Set(cut.map((one) => getComputedStyle(one).direction))).toEqual(new Set(['ltr']));
    // Ages begin below the beginning of their title.
    const starts = [...document.querySelectorAll('[data-column=age]')].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
      const [first] = range.getClientRects();
      return Math.round((document.dir === 'rtl' ? first?.right : first?.left) ?? 0);
    });
    expect(new Set(starts).size).toBe(1);
  });
});

describe('a row says', () => {
  const foundOne = async (personalInfo: object, by?: 'formerName' | 'contact') => {
    const patient = patientOf({ personalInfo });
    await open('/patients?status=active', {
      answers: { 'patients.list': { patients: [patient], total: 1, ...(by && { foundBy: [{ id: patient.id, by }] }) } },
    });
    await expect.poll(() => document.querySelectorAll('tbody .row-link').length).toBe(1);
    return document.querySelector('tbody tr')?.textContent ?? '';
  };

  const formerNames = [{ firstName: 'Twin 2', lastName: 'of Maryam', until: '2026-02-01' }];
  it.each([
    ['contact', 'Emergency contact: Ahmed Al-Mansouri'],
    ['formerName', 'Earlier name: Twin 2 of Maryam'],
  ] as const)('that a search found the patient by %s', async (by, text) => {
    expect(await foundOne({ formerNames }, by)).toContain(text);
  });

  it('nothing of the sort if it found them by their own', async () => {
    expect(await foundOne({ formerNames })).not.toMatch(/Emergency contact|Earlier name|deceased|Died/);
  });

  it('that the patient died, with the age then', async () => {
    const row = await foundOne({ dateOfBirth: '1950-02-10', dateOfDeath: '2020-02-09' });
    expect(row).toMatch(/Fatima Al-Mansouri \(deceased\)Died Feb 9, 2020.*69/);
  });
});
