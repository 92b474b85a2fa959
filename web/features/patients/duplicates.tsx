import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type DuplicateReason, type PatientDuplicates, PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import type { FieldName } from '#contract/patient/fields.ts';
import { useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { bornIn } from '../../lib/birth.ts';
import { namesOf } from '../../lib/person.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Phone } from '../../ui/phone.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type FormValues, identityOf } from './patient-form.ts';
import { duplicatesQuery } from './queries.ts';

const nobody: PatientDuplicates = { rows: [], hasMore: false };

/**
 * Records that may be the person's who is being added, asked for as soon as the form says enough and typing pauses. `ask` asks at once;
 * it finds none if the check fails. Nothing is asked by itself while the form shows another step.
 */
export function useDuplicates(values: FormValues, isShown: boolean) {
  const queryClient = useQueryClient();
  const person = identityOf(values);
  const settled = PatientDuplicatesQuery.safeParse(JSON.parse(useSettled(JSON.stringify(person ?? null)))).data;
  const { data } = useQuery({ ...duplicatesQuery(settled ?? {}), enabled: isShown && settled !== undefined });
  return {
    found: person === undefined ? nobody : (data ?? nobody),
    /** The words by which the list finds them all. */
    search: person === undefined ? '' : searchOf(person),
    ask: async (): Promise<PatientDuplicates> =>
      person === undefined ? nobody : queryClient.fetchQuery(duplicatesQuery(person)).catch(() => nobody),
  };
}

/** Names with the year of birth, or else a number. */
function searchOf({ firstName, lastName, nameArabic, dateOfBirth = '', phone, nationalId }: PatientDuplicatesQuery): string {
  const names = firstName && lastName ? `${firstName} ${lastName}` : nameArabic;
  return names ? `${names} ${dateOfBirth.slice(0, 4)}` : (nationalId ?? phone ?? '');
}

/** The field beside which a reason is told: the last of those that it is about, and of its row. */
const toldBeside: Readonly<Record<DuplicateReason, FieldName>> = {
  nationalId: 'nationalId',
  nearNationalId: 'nationalId',
  phone: 'phone',
  name: 'gender',
  nearBirthDate: 'gender',
};
/** The field beside which these records are shown: that of the surest reason of the likeliest one. */
export const besideField = ({ rows: [likeliest] }: PatientDuplicates): FieldName =>
  entryFor(toldBeside, likeliest?.because[0] ?? '') ?? 'nationalId';

const reasonText = {
  nationalId: () => m.sameNationalId(),
  phone: () => m.samePhone(),
  name: () => m.sameName(),
  nearNationalId: () => m.nearNationalId(),
  nearBirthDate: () => m.nearBirthDate(),
} as const;

interface DuplicatesProps {
  readonly duplicates: PatientDuplicates;
  /** The words by which the list of patients finds them all. */
  readonly search: string;
  /** The user wanted to go on without having answered. */
  readonly takesFocus: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onDifferent: () => void;
}

/** Records that may be the same person's, beside the field that led to them. Only advice: the user may go on either way. */
export function DuplicatesNotice({ duplicates, search, takesFocus, reason, onReason, onDifferent }: DuplicatesProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Notice as="section" tone="pending" className="grid gap-4 px-5 py-4 sm:col-span-2" aria-labelledby="duplicates">
      <div>
        <h3 id="duplicates" ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {m.duplicatesFound()}
        </h3>
        <p>{m.duplicatesHint()}</p>
      </div>
      <ul className="grid gap-3">
        {duplicates.rows.map(({ patient, because }) => {
          const { name, otherName } = namesOf(patient, locale);
          const { phone, nationalId } = patient.personalInfo;
          return (
            <Panel as="li" key={patient.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold">
                  <bdi>{name}</bdi> {otherName && <bdi className="font-normal text-muted">{otherName}</bdi>}
                </p>
                <p className="flex flex-wrap gap-x-4 text-muted">
                  <span>{bornIn(locale, patient.personalInfo)}</span>
                  <Phone number={phone} />
                  {nationalId && <Ltr>{nationalId}</Ltr>}
                </p>
                {because.map((one) => (
                  <p key={one}>{wordFor(reasonText, one)}</p>
                ))}
              </div>
              <Button as={Link} to={paths.patient(patient.id)} aria-label={`${m.openExisting()}: ${name}`}>
                {m.openExisting()}
              </Button>
            </Panel>
          );
        })}
      </ul>
      {duplicates.hasMore && (
        <p>
          {m.duplicatesMore()}{' '}
          <TextLink as={Link} to={paths.patients} state={{ search }}>
            {m.duplicatesSearch()}
          </TextLink>
        </p>
      )}
      <Field id="different" label={m.differentBecause()} need="optional" problem={false}>
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
      <p>
        <Button className="whitespace-normal" onClick={onDifferent}>
          {m.differentPerson()}
        </Button>
      </p>
    </Notice>
  );
}
