import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, patient } from '../../../test/component/people.ts';
import { familyOf, linkOf } from '../../../test/component/samples/family.ts';

const childOf = (id: string, firstName: string) => linkOf({ relation: 'parent', patient: { id, firstName, lastName: 'Al-Twofold' } });
const children = [childOf('PAT-S', 'Salma'), childOf('PAT-H', 'Hamad')];
const openingOf = (patientId: string, actor: object) => ({
  id: `event-${patientId}-${JSON.stringify(actor).length}`,
  at: '2026-02-27T08:00:00.000Z',
  action: 'read' as const,
  requestId: 'request',
  patientIds: [patientId],
  outcome: 'done' as const,
  actor: { id: doctor.id, name: 'Huda Al-Naimi', roles: ['CLINICIAN' as const], ...actor },
});

it('the log of a parent of two says whose record was opened and by whom, with the parent’s own openings folded', async () => {
  const own = { id: patient.id, name: 'Mariam Al-Kuwari', roles: ['PATIENT' as const], relation: 'parent' as const };
  const entries = [openingOf('PAT-H', {}), ...children.map((child) => openingOf(child.patient.id, own))];
  await open('/security', { as: patient, answers: { ...familyOf(...children), 'accessLog.own': { entries } } });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Huda Al-Naimi' }).getByText('Hamad Al-Twofold')).toBeVisible();
  await page.getByText(/^Your own openings: /).click();
  const lines = page.getByRole('listitem').filter({ hasText: 'Patient, Parent' });
  await expect.element(lines.filter({ hasText: 'Opened the record' }).first()).toBeVisible();
  for (const name of ['Salma Al-Twofold', 'Hamad Al-Twofold']) await expect.element(lines.getByText(name).first()).toBeVisible();
  await expectGoodScreen();
});
