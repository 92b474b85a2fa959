import { useEffect, useRef, useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { type WhoComes, fitsSpecialty } from '#contract/appointments/fitting.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Place } from './appointment-draft.ts';
import { Overbooking } from './overbooking.tsx';
import { TimePicker, chosenText } from './time-picker.tsx';

/** Why a place was refused: its time was taken in between, or cannot be booked at all. */
export function refusedPlace(error: unknown): 'taken' | 'wrong' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'TIME_TAKEN' ? 'taken' : error.code === 'VALIDATION_ERROR' ? 'wrong' : undefined;
}

/** The error of the last attempt, in the page's language. */
export function refusalText(error: unknown): string {
  if (refusedPlace(error) === 'taken') return m.appointmentTaken();
  const [detail] = error instanceof ApiError ? error.details : [];
  if (detail !== undefined) return problemText(detail);
  return error instanceof ApiError && error.status === 412
    ? m.appointmentChangedMeanwhile()
    : failureText(error, m.appointmentBookFailed());
}

interface TimeStepProps {
  readonly draft: { readonly minutes: number; readonly place?: Place | undefined };
  readonly clinicians: readonly Clinician[];
  /** Who comes: “any clinician” is one whose specialty sees such a person. */
  readonly who?: WhoComes | undefined;
  /** The clinician whose times are preselected. */
  readonly wanted?: string | undefined;
  readonly today: string;
  readonly problem: string | undefined;
  /** The error of the last attempt. */
  readonly error: unknown;
  readonly onPlace: (place: Place) => void;
  /** Puts the patient on the waiting list instead, with one clinician or with any. */
  readonly onWait?: ((clinicianId: string | undefined) => void) | undefined;
}

/** The step for the time: a free time or, for staff, also a taken one, and the choices so far. */
export function TimeStep({ draft: { minutes, place }, clinicians, who, wanted, today, problem, error, onPlace, onWait }: TimeStepProps) {
  const locale = useLocale();
  const isStaff = useIsStaff();
  const [clinicianId, setClinicianId] = useState(wanted);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) notice.current?.focus();
  }, [error]);
  return (
    <div className="grid gap-6">
      {error !== null && (
        <Notice as="div" ref={notice} tabIndex={-1}>
          <p>{refusalText(error)}</p>
          <p>{m.entriesKept()}</p>
        </Notice>
      )}
      <TimePicker
        minutes={minutes}
        clinicians={clinicians}
        anyOf={who && new Set(clinicians.filter(({ specialty }) => fitsSpecialty(specialty, who)).map(({ id }) => id))}
        clinicianId={clinicianId}
        onClinician={setClinicianId}
        today={today}
        place={place}
        onPlace={onPlace}
      />
      {isStaff && <Overbooking clinicians={clinicians} onPlace={onPlace} />}
      {onWait !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-muted">{m.appointmentNothingSuits()}</span>
          <Button onClick={() => onWait(clinicianId)}>{m.appointmentWait()}</Button>
        </p>
      )}
      <div>
        <output className="block font-semibold">
          {place === undefined ? m.appointmentNoTimeYet() : chosenText(locale, place, clinicians)}
          {place?.overbooking !== undefined && (
            <span className="block font-normal">
              {m.appointmentOverbooked()}: <bdi>{place.overbooking}</bdi>
            </span>
          )}
        </output>
        <Problem id="place-problem">{problem}</Problem>
      </div>
    </div>
  );
}
