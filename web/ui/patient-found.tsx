import { useState } from 'react';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { titleOf } from '#contract/patient/fields.ts';
import type { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { useLocale } from '../lib/locale.ts';
import { ageWords, bornIn } from '../lib/birth.ts';
import { namesOf } from '../lib/person.ts';
import { said } from '../lib/said.ts';
import { FoundBy } from './found-by.tsx';
import { Ltr } from './ltr.tsx';
import { FoundNamesakes } from './namesakes.tsx';

/** Digits at the end of a number, by which a desk tells people apart. */
const lastDigits = 4;

/** A patient among those that a search finds, told from others of the same name. */
export function PatientFound({ patient, list }: { patient: Patient; list?: Pick<PatientList, 'foundBy' | 'namesakes'> | undefined }) {
  const locale = useLocale();
  const [today] = useState(() => qatarDate(new Date()));
  const { name, otherName } = namesOf(patient, locale);
  const { nationalId, phone } = patient.personalInfo;
  const number = nationalId ?? phone;
  return (
    <>
      <span className="flex basis-full flex-wrap items-baseline gap-x-2">
        <bdi>{name}</bdi> {otherName !== undefined && <bdi className="font-normal text-muted">{otherName}</bdi>}
      </span>{' '}
      <span className="flex basis-full flex-wrap items-center gap-x-3 text-sm font-normal text-muted">
        <span>{bornIn(locale, patient.personalInfo)}</span> <span>{ageWords(locale, patient.personalInfo, today)}</span>{' '}
        <span>
          {said(titleOf(nationalId === undefined ? 'phone' : 'nationalId'))} <Ltr>…{number.slice(-lastDigits)}</Ltr>
        </span>{' '}
        <FoundBy patient={patient} list={list} />
        <FoundNamesakes id={patient.id} list={list} />
      </span>
    </>
  );
}
