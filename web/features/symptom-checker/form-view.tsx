import { BadgeCheck, Clock, Languages, ListChecks, LockKeyhole, Stethoscope, UserX, Zap } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { limits } from '#contract/base/limits.ts';
import type { Duration } from '#contract/symptom-check/symptom-check.ts';
import { ageGroupName } from '../../lib/age-group-names.ts';
import { contacts } from '../../lib/contacts.ts';
import { hasKey } from '../../lib/has-key.ts';
import { useStarted } from '../../lib/use-started.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ChipLines, Chips } from '../../ui/chips.tsx';
import { Input, Range, Select, TextArea } from '../../ui/control.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Feature } from '../../ui/feature.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnalysisError } from './analysis-error.ts';
import { AnalysisErrorPanel } from './analysis-error-panel.tsx';
import {
  type SymptomForm,
  type SymptomProblem,
  asksAboutPregnancy,
  asksAboutSex,
  choosingAge,
  choosingWho,
  descriptionLength,
  emptyForm,
  mayAskAboutPregnancy,
  personOf,
  symptomProblems,
} from './form-rules.ts';
import type { Told } from './told.ts';

/** What is wrong with each field, in the current language. */
export type Problems = { readonly [Field in keyof SymptomForm]?: () => string };

const problemText: Record<SymptomProblem, () => string> = {
  descriptionRequired: () => m.descriptionRequired(),
  descriptionTooShort: () => m.descriptionTooShort(),
  descriptionTooLong: () => m.descriptionTooLong(),
  ageInvalid: () => m.ageInvalid(),
  ageMonthsInvalid: () => m.ageMonthsInvalid(),
};

/** What each duration is called. */
export const durationName: Record<Duration, () => string> = {
  'less-than-hour': () => m.durationLessThanHour(),
  'few-hours': () => m.durationFewHours(),
  today: () => m.durationToday(),
  '1-2-days': () => m.durationDays(),
  '3-7-days': () => m.durationWeek(),
  'week-month': () => m.durationMonth(),
  'more-than-month': () => m.durationLonger(),
};

const genderName = { male: () => m.genderMale(), female: () => m.genderFemale() } as const;

/** Unfolds the wrong fields and focuses the first. Returns whether there is one. */
export function focusWrong(problems: Problems): boolean {
  // Each field's id is its name.
  for (const field of Object.keys(problems)) document.getElementById(field)?.closest('details')?.setAttribute('open', '');
  return focusFirst(problems, Object.keys(emptyForm));
}

const whoName = { me: () => m.checkerForMe(), child: () => m.checkerForChild(), other: () => m.checkerForOther() } as const;

/** Pregnant or not, by the answer's name. */
const pregnancies = { yes: true, no: false, unsure: undefined } as const;
const pregnancyName = { yes: () => m.checkerYes(), no: () => m.checkerNo(), unsure: () => m.checkerUnsure() } as const;
const pregnancyOf = (pregnant: boolean | undefined) => (pregnant === undefined ? 'unsure' : pregnant ? 'yes' : 'no');

interface FormViewProps {
  readonly form: SymptomForm;
  readonly problems: Problems;
  readonly error: AnalysisError | undefined;
  readonly loading: boolean;
  readonly onChange: (changed: Partial<SymptomForm>) => void;
  readonly onProblems: (problems: Problems) => void;
  readonly onAnalyze: () => void;
}

/** Asks for the symptoms. */
export function FormView({ form, problems, error, loading, onChange, onProblems, onAnalyze }: FormViewProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const found: Problems = Object.fromEntries(
      Object.entries(symptomProblems(form)).map(([field, problem]) => [field, problemText[problem]]),
    );
    onProblems(found);
    if (!focusWrong(found)) onAnalyze();
  };
  const started = useStarted();
  const person = personOf(form);
  const isSexAsked = asksAboutSex(form, person);
  const isPregnancyAsked = asksAboutPregnancy(form, person);
  const legendOf = (field: keyof Told, question: string) => (
    <>
      {question}
      {/* Beside chips there is no room for it: their look says it. */}
      {person.told.has(field) && (
        <span className={field === 'gender' ? 'sr-only' : 'font-normal text-muted'}> · {m.checkerFromWords()}</span>
      )}
    </>
  );
  const severity = m.checkerSeverityValue({ value: form.severity });
  const age = problems.age === undefined && form.age.trim();
  const assumed = [
    form.severity === emptyForm.severity ? m.checkerAssumed({ severity }) : m.checkerFelt({ severity }),
    ...(form.duration === '' ? [] : [durationName[form.duration]()]),
    ...(age ? [`${age} ${form.ageUnit === 'months' ? m.ageMonths() : m.ageYears()}`] : []),
  ];
  const isTooLong = descriptionLength(form.description) > limits.descriptionMax;

  return (
    <>
      <div className="grid gap-3">
        <h1 id="view-title" tabIndex={-1} className="outline-none">
          {m.checkerTitle()}
        </h1>
        <p className="text-muted">{m.checkerSubtitle()}</p>
      </div>
      {/* On a phone the question comes first, and these last. */}
      <ul className="flex flex-wrap gap-2 max-sm:order-1" aria-label={m.checkerFeatures()}>
        <Feature icon={Stethoscope} look="pill">
          {m.checkerFeatureAssessment()}
        </Feature>
        <Feature icon={ListChecks} look="pill">
          {m.checkerFeatureNext()}
        </Feature>
        <Feature icon={Languages} look="pill">
          {m.checkerFeatureLanguages()}
        </Feature>
        <Feature icon={Clock} look="pill">
          {m.checkerFeatureHours()}
        </Feature>
        <Feature icon={LockKeyhole} look="pill">
          {m.checkerFeaturePrivate()}
        </Feature>
      </ul>
      <Panel
        as="form"
        className="grid gap-4 p-5 sm:gap-5 sm:p-7"
        aria-label={m.checkerFormName()}
        // The browser would fill what it remembers of an earlier check into a check for somebody else.
        autoComplete="off"
        noValidate
        aria-busy={loading}
        onSubmit={submit}
      >
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
              <TextArea
                {...field}
                className="min-h-28 py-3 sm:min-h-36"
                rows={4}
                dir="auto"
                value={form.description}
                onChange={(event) => onChange({ description: event.target.value })}
              />
              <p id="description-count" className={`justify-self-end text-sm ${isTooLong ? 'text-danger' : 'text-muted'}`}>
                <Ltr>
                  {form.description.length}/{limits.descriptionMax}
                </Ltr>{' '}
                {m.checkerCharacters()}
              </p>
            </>
          )}
        </Field>
        <Chips
          id="who"
          legend={legendOf('who', m.checkerForWhom())}
          names={whoName}
          options={['me', 'child', 'other']}
          chosen={person.who}
          isTold={person.told.has('who')}
          problem={problems.who?.()}
          onChoose={(who) => who !== undefined && onChange(choosingWho(who, form))}
        />
        <Chips
          id="ageGroup"
          legend={legendOf('ageGroup', m.checkerHowOld())}
          names={ageGroupName}
          options={person.groups}
          chosen={person.ageGroup}
          isTold={person.told.has('ageGroup')}
          problem={problems.ageGroup?.()}
          look="six"
          onChoose={(ageGroup) => onChange(choosingAge(ageGroup))}
        />
        {(isSexAsked || isPregnancyAsked) && (
          <ChipLines isKept={mayAskAboutPregnancy(form)}>
            {isSexAsked && (
              <Chips
                id="gender"
                look="beside"
                legend={legendOf('gender', m.gender())}
                names={genderName}
                options={['male', 'female']}
                chosen={person.gender}
                isTold={person.told.has('gender')}
                problem={problems.gender?.()}
                onChoose={(gender) => onChange({ gender: gender ?? 'none' })}
              />
            )}
            {isPregnancyAsked && (
              <Chips
                id="pregnant"
                look="beside"
                legend={m.checkerPregnant()}
                names={pregnancyName}
                options={['yes', 'no', 'unsure']}
                chosen={pregnancyOf(form.pregnant)}
                problem={problems.pregnant?.()}
                onChoose={(answer) => onChange({ pregnant: pregnancies[answer ?? 'unsure'] })}
              />
            )}
          </ChipLines>
        )}
        <Disclosure
          summary={
            <span className="grid min-w-0">
              {m.checkerMore()}
              <span className="truncate text-sm font-normal text-muted">{assumed.join(' · ')}</span>
            </span>
          }
        >
          <div className="grid gap-5">
            <Field
              id="severity"
              label={m.checkerSeverity()}
              hint={
                <span className="flex justify-between gap-3">
                  <span>
                    {limits.severityMin} ({m.checkerMild()})
                  </span>
                  <strong className="text-base text-foreground" aria-hidden="true">
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
                <Range
                  {...field}
                  min={limits.severityMin}
                  max={limits.severityMax}
                  step={1}
                  value={form.severity}
                  aria-valuetext={m.checkerSeverityValue({ value: form.severity })}
                  onChange={(event) => onChange({ severity: event.target.valueAsNumber })}
                />
              )}
            </Field>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field id="duration" label={m.checkerDuration()} need="optional" problem={problems.duration?.()}>
                {(field) => (
                  <Select
                    {...field}
                    value={form.duration}
                    onChange={(event) => onChange({ duration: hasKey(durationName, event.target.value) ? event.target.value : '' })}
                  >
                    <option value="">{m.checkerNotSelected()}</option>
                    {Object.entries(durationName).map(([duration, name]) => (
                      <option key={duration} value={duration}>
                        {name()}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field id="age" label={m.checkerExactAge()} need="optional" problem={problems.age?.()}>
                {(field) => (
                  <div className="flex gap-2">
                    <Input
                      {...field}
                      // A number input swallows Arabic digits.
                      inputMode="numeric"
                      value={form.age}
                      onChange={({ target }) => onChange({ age: target.value })}
                    />
                    <Select
                      id="ageUnit"
                      aria-label={m.ageUnit()}
                      value={form.ageUnit}
                      // An age that is invalid in one unit may be valid in the other; passing it clears its problem.
                      onChange={({ target }) => onChange({ ageUnit: target.value === 'months' ? 'months' : 'years', age: form.age })}
                    >
                      <option value="years">{m.ageYears()}</option>
                      <option value="months">{m.ageMonths()}</option>
                    </Select>
                  </div>
                )}
              </Field>
            </div>
          </div>
        </Disclosure>
        <Button look="primary" type="submit" className="w-full" disabled={loading || !started}>
          {m.checkerAnalyze()}
        </Button>
        <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-muted">
          <Feature icon={BadgeCheck}>{m.checkerBadgeFree()}</Feature>
          <Feature icon={UserX}>{m.checkerBadgeNoRegistration()}</Feature>
          <Feature icon={Zap}>{m.checkerBadgeInstant()}</Feature>
        </ul>
      </Panel>
      {loading && (
        <Panel as="div" className="grid gap-1 p-5">
          <Spinner text={m.checkerAnalyzing()} />
          <p className="text-sm text-muted">{m.checkerFewSeconds()}</p>
        </Panel>
      )}
      {error && <AnalysisErrorPanel error={error} />}
      <p className="text-sm text-muted">{m.checkerDisclaimer({ number: contacts.emergency })}</p>
    </>
  );
}
