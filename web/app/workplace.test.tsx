import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../test/component/answers.ts';
import { open, reload } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { doctor, nurse, receptionist, technician } from '../../test/component/people.ts';
import { charted, entryId, ofPatient, patientId, problemOf, visitOf } from '../../test/component/samples/chart.ts';
import { whole } from '../../test/component/samples/pages.ts';
import { patientOf } from '../../test/component/samples/patients.ts';

const rail = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true });
const part = (name: string) => page.getByRole('region', { name, exact: true });
const tab = (name: string) => page.getByRole('navigation', { name: 'Pages of this patient' }).getByRole('link', { name, exact: true });
const plan = page.getByLabelText('Plan');
const visit = visitOf({ encounter: { reason: 'Cough for ten days' } });
/** A clinic that keeps what is written into a note, and takes a version that is not the last for somebody else's. */
const withNote = (): Answers => {
  let { note } = visit;
  return {
    ...charted({ visit }),
    'encounters.get': () => ({ ...visit, note }),
    'notes.save': ({ body, ifMatch }) => {
      if (ifMatch !== note.version) return refuse('PRECONDITION_FAILED');
      const sections = Object.fromEntries(Object.entries(body.sections).flatMap(([name, text]) => (text ? [[name, text]] : [])));
      note = { ...note, version: note.version + 1, sections };
      return note;
    },
  };
};
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

it.each([
  [820, true],
  [1440, false],
])('%s pixels wide, the head of a sheet that covers the page says allergies and weight', async (width, isCovered) => {
  const allergic = patientOf({
    medicalInfo: { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] },
  });
  await open(`${ofPatient}/chart`, { as: doctor, answers: charted({ patient: allergic, vitals: { weight: 7.7 } }) });
  await page.viewport(width, 900);
  await rail('Order tests').click();
  const head = () => document.querySelector<HTMLElement>('.beside-panel > header');
  await expect.poll(() => head()?.innerText.replaceAll(/\s+/g, ' ')).toMatch(isCovered ? /Penicillin · Severe.*7\.7 kg/ : /^Order tests /);
  expect(head()?.querySelector('.beside-facts')?.checkVisibility()).toBe(isCovered);
  if (isCovered) await expectGoodScreen();
});

it('says in each part of the summary what could not be loaded, and loads it on request', async () => {
  const fails = { 'laboratory.ofPatient': refuse('NOT_FOUND'), 'prescriptions.ofPatient': refuse('NOT_FOUND') } satisfies Answers;
  await open(`${ofPatient}/chart`, { answers: { ...charted(), ...fails } });
  const results = part('Laboratory results');
  await expect.element(results.getByText('The laboratory results could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('The prescriptions could not be loaded')).toBeVisible();
  answer({ 'laboratory.ofPatient': whole() });
  await results.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(results.getByText('Nothing has been ordered')).toBeVisible();
});

it('has on the summary what to know before treating, and no form; every tab says which it is', async () => {
  const before = visitOf({
    encounter: { service: 'follow-up', status: 'finished' },
    note: { status: 'final', sections: { plan: 'HbA1c soon' } },
  });
  await open(`${ofPatient}/chart`, {
    answers: {
      ...charted({ problems: [problemOf({ text: 'Type 2 diabetes' })], vitals: { systolic: 188, diastolic: 114 }, visit: before }),
      'prescriptions.ofPatient': { prescriptions: [], entered: [{ text: 'Metformin 500 mg twice a day' }], stopped: [] },
    },
  });
  await expect.element(part('Vital signs').getByText('188')).toBeVisible();
  await expect.element(part('Problems').getByText('Type 2 diabetes')).toBeVisible();
  await expect.element(part('Medicines').getByText('Metformin 500 mg twice a day')).toBeVisible();
  await expect.element(part('Laboratory results').getByText('Nothing has been ordered')).toBeVisible();
  await expect.element(part('Previous visit').getByText('HbA1c soon')).toBeVisible();
  const fields = [...document.querySelectorAll('main :is(input, textarea, select)')].filter((field) => field.checkVisibility());
  expect(fields).toEqual([]);
  for (const name of ['Visits', 'Medicines', 'Results', 'Vital signs', 'Immunizations', 'Documents', 'Details', 'Summary']) {
    await tab(name).click();
    await expect
      .poll(() => [...document.querySelectorAll('.patient-tabs [aria-current=page]')].map(({ textContent }) => textContent))
      .toEqual([name]);
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  }
});

it('keeps a note beside every page of the patient and across a reload, with what was typed in it', async () => {
  await open(`${ofPatient}/chart`, { answers: withNote() });
  await rail('Note').click();
  await plan.fill('Read the results first');
  for (const name of ['Results', 'Visits', 'Details']) await tab(name).click();
  await expect.element(plan).toHaveValue('Read the results first');
  await reload();
  await expect.element(plan).toHaveValue('Read the results first');
  // Another part takes its place and gives it back.
  await rail('Order tests').click();
  await expect.element(page.getByRole('combobox', { name: 'Add a test' })).toBeVisible();
  await rail('Note').click();
  await expect.element(plan).toHaveValue('Read the results first');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
});

it('has nothing open beside another patient', async () => {
  const other = patientOf({ id: '01JABCDEFGHJKMNPQRSTVWXYZ1' });
  await open(`${ofPatient}/chart`, { answers: charted() });
  await rail('Order tests').click();
  await expect.element(page.getByRole('combobox', { name: 'Add a test' })).toBeVisible();
  answer(charted({ patient: other }));
  history.replaceState(null, '', `/patients/${other.id}/chart`);
  await reload();
  await expect.element(rail('Note')).toBeVisible();
  expect(document.querySelector('.beside-panel')).toBeNull();
});

it.each([
  [820, 1180],
  [390, 700],
])('says at %i by %i px why the patient came, and shows all diagnoses that are found', async (width, height) => {
  await page.viewport(width, height);
  await open(`${ofPatient}/chart`, { answers: withNote() });
  await rail('Note').click();
  await expect.element(page.getByText('Cough for ten days')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('bronch');
  const options = page.getByRole('listbox').getByRole('option');
  await expect.element(options.last()).toBeVisible();
  // What is drawn at the middle of each line is that line, not a bar over it.
  await expect.poll(() => options.elements().every(isOnTop)).toBe(true);
});

it('leaves the signature of a visit’s own page above the buttons of a tablet', async () => {
  await page.viewport(820, 900);
  await open(`${ofPatient}/visits/${entryId('E')}`, { answers: withNote() });
  await page.getByLabelText('Subjective').fill('Headache');
  await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Sign', exact: true }).element())).toBe(true);
  await expect.element(page.getByText('Draft saved')).toBeVisible();
});

it('joins what is typed in a note opened again to what was saved as it closed', async () => {
  await open(`${ofPatient}/chart`, { answers: withNote() });
  await rail('Note').click();
  await page.getByLabelText('Subjective').fill('Headache since yesterday');
  await rail('Order tests').click();
  await expect.poll(() => asked('notes.save').map(({ body }) => body.sections.subjective)).toEqual(['Headache since yesterday']);
  await rail('Note').click();
  await plan.fill('Potassium, then call');
  await expect.element(part('Note').getByText('Draft saved')).toBeVisible();
  await expect.element(page.getByLabelText('Subjective')).toHaveValue('Headache since yesterday');
  expect(asked('notes.save').at(-1)?.body.sections).toMatchObject({ subjective: 'Headache since yesterday', plan: 'Potassium, then call' });
});

it('opens and closes by keyboard alone, and gives the focus back', async () => {
  await open(`${ofPatient}/chart`, { answers: charted() });
  await expect.element(rail('Vital signs')).toBeVisible();
  await userEvent.keyboard('{Alt>}v{/Alt}');
  const pulse = page.getByLabelText('Pulse');
  await pulse.fill('77');
  await userEvent.keyboard('{Escape}');
  await expect.element(pulse).not.toBeInTheDocument();
  await expect.element(rail('Vital signs')).toHaveAttribute('aria-expanded', 'false');
  rail('Vital signs').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(pulse).toHaveValue('77');
  await userEvent.keyboard('{Escape}');
  await expect.element(rail('Vital signs')).toHaveFocus();
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await expect.element(page.getByRole('combobox', { name: 'Medicine' })).toHaveFocus();
});

const clinical = 'Visit notes are open to nurses, prescribers and administrators.';
it.each([
  ['prescriber', doctor, ['Note', 'Prescribe', 'Order tests', 'Vital signs', 'Allergy', 'Task']],
  ['nurse', nurse, ['Note', 'Vital signs', 'Allergy', 'Task']],
  ['receptionist', receptionist, ['Task']],
  ['technician', technician, ['Task']],
])('offers a %s what is theirs', async (_, who, expected) => {
  const before = visitOf({
    encounter: { service: 'follow-up', status: 'finished' },
    note: { status: 'final', sections: { plan: 'Rest' } },
  });
  const answers = charted({ visit: before });
  await open(`${ofPatient}/chart`, { as: who, answers });
  await expect.element(part('Laboratory results').getByText('Nothing has been ordered')).toBeVisible();
  await expect.poll(() => [...document.querySelectorAll('.beside-rail button')].map(({ textContent }) => textContent)).toEqual(expected);
  const isClinical = expected.length > 1;
  expect(part('Previous visit').elements()).toHaveLength(isClinical ? 1 : 0);
  history.replaceState(null, '', `${ofPatient}/visits/${entryId('E')}`);
  await reload();
  await expect.element(isClinical ? page.getByRole('heading', { name: 'Follow-up', level: 1 }) : page.getByText(clinical)).toBeVisible();
  history.replaceState(null, '', `/prescriptions/new?patientId=${patientId}`);
  await reload();
  await expect
    .element(who === doctor ? page.getByRole('combobox', { name: 'Medicine' }) : page.getByText('Only prescribers prescribe medicines'))
    .toBeVisible();
});

it('passes the screen checks with each part beside the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-02-01T08:00:00Z');
  await open(`${ofPatient}/chart`, { answers: withNote() });
  for (const name of ['Note', 'Prescribe', 'Order tests', 'Vital signs']) {
    await rail(name).click();
    await expect.poll(() => document.querySelector('.beside-panel :is(textarea, input)')).not.toBeNull();
    await expectGoodScreen();
  }
});
