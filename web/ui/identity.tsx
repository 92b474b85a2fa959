import { titleOf } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { useLocale } from '../lib/locale.ts';
import { bornIn } from '../lib/birth.ts';
import { namesOf } from '../lib/person.ts';
import { said } from '../lib/said.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Ltr } from './ltr.tsx';

/** A patient's identity, to distinguish namesakes: both names, birth date and QID. */
export function Identity({ patient }: { patient: Patient }) {
  const locale = useLocale();
  const { name, otherName } = namesOf(patient, locale);
  const { nationalId } = patient.personalInfo;
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">
        <bdi>{name}</bdi> {otherName && <bdi className="font-normal text-muted">{otherName}</bdi>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted">
        <span>
          {m.dateOfBirth()} {bornIn(locale, patient.personalInfo)}
        </span>
        {nationalId && (
          <span>
            {said(titleOf('nationalId'))} <Ltr>{nationalId}</Ltr>
          </span>
        )}
      </p>
    </div>
  );
}
