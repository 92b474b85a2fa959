import { BadgeCheck, Clock, Languages, ListChecks, LockKeyhole, Stethoscope, UserX, Zap } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { limits } from '#contract/limits.ts';
import type { Duration } from '#contract/symptom-check.ts';
import { contacts } from '../../lib/contacts.ts';
import { hasKey } from '../../lib/has-key.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnalysisError } from './analysis-error.ts';
import { AnalysisErrorPanel } from './analysis-error-panel.tsx';
import { type SymptomForm, type SymptomProblem, asksAboutPregnancy, descriptionLength, emptyForm, symptomProblems } from './form-rules.ts';

/** What is wrong with each field, said in the language of the moment. */
export type Problems = { readonly [Field in keyof SymptomForm]?: () => string };

const problemText: Record<SymptomProblem, () => string> = {
  descriptionRequired: () => m.descriptionRequired(),
  descriptionTooShort: () => m.descriptionTooShort(),
  descriptionTooLong: () => m.descriptionTooLong(),
  ageInvalid: () => m.ageInvalid(),
  ageMonthsInvalid: () => m.ageMonthsInvalid(),
};

const durationName: Record<Duration, () => string> = {
  'less-than-hour': () => m.durationLessThanHour(),
  'few-hours': () => m.durationFewHours(),
  today: () => m.durationToday(),
  '1-2-days': () => m.durationDays(),
  '3-7-days': () => m.durationWeek(),
  'week-month': () => m.durationMonth(),
  'more-than-month': () => m.durationLonger(),
};

const genderName = { male: () => m.genderMale(), female: () => m.genderFemale() } as const;

/** The fields from top to bottom; each field's id is its name. */
export const fieldOrder = Object.keys(emptyForm);

interface ChoiceProps<T> {
  readonly id: keyof SymptomForm;
  readonly legend: string;
  readonly options: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly problem: string | undefined;
  readonly onChoose: (value: T) => void;
}
/** A question with a few answers; its first answer takes the focus for it. */
function Choice<T>({ id, legend, options, chosen, problem, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="field" aria-describedby={`${id}-problem`}>
      <legend className="label mb-1.5">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([value, name], index) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name={id}
              {...(index === 0 && { id })}
              className="size-5 accent-(--accent)"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {name}
          </label>
        ))}
      </div>
      <output id={`${id}-problem`} className="field-problem">
        {problem}
      </output>
    </fieldset>
  );
}

interface FormViewProps {
  readonly form: SymptomForm;
  readonly problems: Problems;
  readonly error: AnalysisError | undefined;
  readonly loading: boolean;
  readonly onChange: (changed: Partial<SymptomForm>) => void;
  readonly onProblems: (problems: Problems) => void;
  readonly onAnalyze: () => void;
}

/** Asks what somebody feels. */
export function FormView({ form, problems, error, loading, onChange, onProblems, onAnalyze }: FormViewProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const found: Problems = Object.fromEntries(
      Object.entries(symptomProblems(form)).map(([field, problem]) => [field, problemText[problem]]),
    );
    onProblems(found);
    if (!focusFirst(found, fieldOrder)) onAnalyze();
  };
  const length = descriptionLength(form.description);
  const inMonths = form.ageUnit === 'months';

  return (
    <>
      <div className="grid gap-3">
        <h1 id="view-title" tabIndex={-1}>
          {m.checkerTitle()}
        </h1>
        <p className="text-muted">{m.checkerSubtitle()}</p>
        <ul className="flex flex-wrap gap-2" aria-label={m.checkerFeatures()}>
          <li className="feature">
            <Stethoscope aria-hidden="true" />
            {m.checkerFeatureAssessment()}
          </li>
          <li className="feature">
            <ListChecks aria-hidden="true" />
            {m.checkerFeatureNext()}
          </li>
          <li className="feature">
            <Languages aria-hidden="true" />
            {m.checkerFeatureLanguages()}
          </li>
          <li className="feature">
            <Clock aria-hidden="true" />
            {m.checkerFeatureHours()}
          </li>
          <li className="feature">
            <LockKeyhole aria-hidden="true" />
            {m.checkerFeaturePrivate()}
          </li>
        </ul>
      </div>
      <form className="panel grid gap-5 p-5 sm:p-7" aria-label={m.checkerFormName()} noValidate aria-busy={loading} onSubmit={submit}>
        <Choice
          id="forSelf"
          legend={m.checkerForWhom()}
          options={[
            [true, m.checkerForMe()],
            [false, m.checkerForOther()],
          ]}
          chosen={form.forSelf}
          problem={problems.forSelf?.()}
          onChoose={(forSelf) => onChange({ forSelf })}
        />
        <Field
          id="description"
          label={m.checkerDescription()}
          hint={m.checkerDescriptionHint()}
          problem={problems.description?.()}
          need="required"
          describedBy={['description-count']}
        >
          {(field) => (
            <>
              <textarea
                {...field}
                className="control min-h-36 py-3"
                rows={5}
                dir="auto"
                value={form.description}
                onChange={(event) => onChange({ description: event.target.value })}
              />
              <p
                id="description-count"
                className={`justify-self-end text-sm ${length > limits.descriptionMax ? 'text-danger-words' : 'text-muted'}`}
              >
                <bdi className="ltr">
                  {length}/{limits.descriptionMax}
                </bdi>{' '}
                {m.checkerCharacters()}
              </p>
            </>
          )}
        </Field>
        <Field
          id="severity"
          label={m.checkerSeverity()}
          hint={
            <span className="flex justify-between gap-3">
              <span>
                {limits.severityMin} ({m.checkerMild()})
              </span>
              <strong className="text-base text-(--foreground)" aria-hidden="true">
                {m.checkerSeverityValue({ value: form.severity })}
              </strong>
              <span>
                {limits.severityMax} ({m.checkerSevere()})
              </span>
            </span>
          }
          problem={problems.severity?.()}
        >
          {(field) => (
            <input
              {...field}
              type="range"
              className="min-h-11 w-full accent-(--accent)"
              min={limits.severityMin}
              max={limits.severityMax}
              step={1}
              value={form.severity}
              aria-valuetext={m.checkerSeverityValue({ value: form.severity })}
              onChange={(event) => onChange({ severity: event.target.valueAsNumber })}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field id="duration" label={m.checkerDuration()} need="optional" problem={problems.duration?.()}>
            {(field) => (
              <select
                {...field}
                className="control"
                value={form.duration}
                onChange={(event) => onChange({ duration: hasKey(durationName, event.target.value) ? event.target.value : '' })}
              >
                <option value="">{m.checkerNotSelected()}</option>
                {Object.entries(durationName).map(([duration, name]) => (
                  <option key={duration} value={duration}>
                    {name()}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="age" label={m.age()} need="optional" problem={problems.age?.()}>
            {(field) => (
              <div className="flex gap-2">
                <input
                  {...field}
                  className="control"
                  type="number"
                  inputMode="numeric"
                  min={inMonths ? 0 : limits.ageMin}
                  max={inMonths ? limits.ageMonthsMax : limits.ageMax}
                  step={1}
                  defaultValue={form.age}
                  // A number field hides what is no number; it must not pass for nothing.
                  onChange={({ target }) => onChange({ age: target.validity.badInput ? 'not a number' : target.value })}
                />
                <select
                  id="ageUnit"
                  className="control"
                  aria-label={m.ageUnit()}
                  value={form.ageUnit}
                  // What was wrong with the age may be right in the other unit.
                  onChange={({ target }) => onChange({ ageUnit: target.value === 'months' ? 'months' : 'years', age: form.age })}
                >
                  <option value="years">{m.ageYears()}</option>
                  <option value="months">{m.ageMonths()}</option>
                </select>
              </div>
            )}
          </Field>
          <Field id="gender" label={m.gender()} need="optional" problem={problems.gender?.()}>
            {(field) => (
              <select
                {...field}
                className="control"
                value={form.gender}
                onChange={(event) => onChange({ gender: hasKey(genderName, event.target.value) ? event.target.value : '' })}
              >
                <option value="">{m.checkerNotSelected()}</option>
                {Object.entries(genderName).map(([gender, name]) => (
                  <option key={gender} value={gender}>
                    {name()}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {asksAboutPregnancy(form) && (
          <Choice<boolean | undefined>
            id="pregnant"
            legend={m.checkerPregnant()}
            options={[
              [true, m.checkerYes()],
              [false, m.checkerNo()],
              [undefined, m.checkerUnsure()],
            ]}
            chosen={form.pregnant}
            problem={problems.pregnant?.()}
            onChoose={(pregnant) => onChange({ pregnant })}
          />
        )}
        <button type="submit" className="button button--primary w-full" disabled={loading}>
          {m.checkerAnalyze()}
        </button>
        <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-muted">
          <li className="badge">
            <BadgeCheck aria-hidden="true" />
            {m.checkerBadgeFree()}
          </li>
          <li className="badge">
            <UserX aria-hidden="true" />
            {m.checkerBadgeNoRegistration()}
          </li>
          <li className="badge">
            <Zap aria-hidden="true" />
            {m.checkerBadgeInstant()}
          </li>
        </ul>
      </form>
      {loading && (
        <div className="panel grid gap-1 p-5">
          <Spinner text={m.checkerAnalyzing()} />
          <p className="text-sm text-muted">{m.checkerFewSeconds()}</p>
        </div>
      )}
      {error && <AnalysisErrorPanel error={error} />}
      <p className="text-sm text-muted">{m.checkerDisclaimer({ number: contacts.emergency })}</p>
    </>
  );
}
