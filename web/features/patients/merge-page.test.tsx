import { whole } from '../../../test/component/samples/pages.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mergeObstacles } from '#contract/patient/merge.ts';
import { asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor } from '../../../test/component/people.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const stays = patientOf({ personalInfo: { firstName: 'Dana' }, medicalInfo: { allergyStatus: 'none-known' } });
const goes = patientOf({
  id: '01JABCDEFGHJKMNPQRSTVWXYZ8',
  version: 4,
  personalInfo: { firstName: 'Danah', dateOfBirth: '1985-03-15', nationalId: '28563401299' },
  medicalInfo: { allergies: ['Penicillin'], allergyStatus: 'listed' },
});
const preview = {
  stays,
  goes,
  filled: ['nationalId'],
  differing: ['firstName'],
  warnings: ['dateOfBirth', 'allergies'],
  obstacles: [],
  counts: [{ kind: 'problem', count: 1 }],
};
const enter = (more = {}, as = administrator) =>
  open(`/patients/${stays.id}/edit?merge=${goes.id}`, { as, answers: { ...recordsOf([stays, goes]), 'merges.preview': preview, ...more } });
const merge = () => page.getByRole('button', { name: 'Merge', exact: true });
const dialog = () => page.getByRole('dialog');

describe('two records', () => {
  it('are merged once what contradicts is confirmed, with the values that were chosen', async () => {
    const done = { mergedId: goes.id, mergedAt: '2026-03-01T07:00:00.000Z', state: 'done', edited: [] };
    await enter({ 'merges.make': done, 'merges.list': whole() });
    await expect.element(page.getByRole('heading', { name: 'This record goes into it' })).toBeVisible();
    await expectGoodScreen();
    await page.getByRole('group', { name: 'First name' }).getByText('Danah').click();
    await merge().click();
    await expect.element(page.getByText('Confirm what is marked above first')).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('confirm-dateOfBirth');
    expect(dialog().query()).toBeNull();
    for (const text of ['The dates of birth differ', 'One record says']) await page.getByText(text).click();
    await merge().click();
    await expect.element(page.getByRole('dialog', { name: 'Merge Danah Al-Mansouri into Dana Al-Mansouri?' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.element(page.getByText('Records merged')).toBeVisible();
    expect(asked('merges.make').map(({ params, body }) => [params.id, body])).toEqual([
      [
        stays.id,
        {
          mergedId: goes.id,
          fromOther: ['firstName'],
          confirmed: ['dateOfBirth', 'allergies'],
          versions: { stays: 1, goes: 4 },
        },
      ],
    ]);
  });

  it('that changed meanwhile are looked at again', async () => {
    await enter({ 'merges.preview': { ...preview, warnings: [] }, 'merges.make': refuse('PRECONDITION_FAILED') });
    await merge().click();
    await dialog().getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    await expect.poll(() => asked('merges.preview').length).toBe(2);
  });

  it('that cannot be merged say why', async () => {
    const { en } = mergeObstacles.qids;
    await enter({ 'merges.preview': { ...preview, obstacles: [{ path: 'nationalId', code: 'qids', message: en }] } });
    await expect.element(page.getByText('The records have two QIDs')).toBeVisible();
    expect(merge().query()).toBeNull();
    await expectGoodScreen();
  });

  it('are merged by administrators only', async () => {
    await enter({}, doctor);
    await expect.element(page.getByText('Administrators merge records.')).toBeVisible();
    expect(asked('merges.preview')).toEqual([]);
  });
});

it('a merge is undone after a question', async () => {
  const made = {
    mergedId: goes.id,
    name: { firstName: 'Danah', lastName: 'Al-Mansouri' },
    mergedAt: '2026-03-01T07:00:00.000Z',
    undoUntil: '2099-03-31T07:00:00.000Z',
    state: 'done',
    edited: [],
  };
  await open(`/patients/${stays.id}/edit?merge`, {
    as: administrator,
    answers: { ...recordsOf([stays]), 'merges.list': whole(made), 'merges.undo': { ...made, state: 'undone' } },
  });
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Undo this merge?' }).getByText('goes back, as it is now')).toBeVisible();
  await expectGoodScreen();
  await dialog().getByRole('button', { name: 'Undo the merge' }).click();
  await expect.element(page.getByText('Merge undone')).toBeVisible();
  expect(asked('merges.undo').map(({ params }) => params.mergedId)).toEqual([goes.id]);
});
