import { useEffect, useRef, useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import type { WhoComes } from '#contract/clinic-catalogue/fitting.ts';
import { useLocale } from '../../lib/locale.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Place } from './appointment-draft.ts';
import { Overbooking } from './overbooking.tsx';
import { refusalText } from './refusals.ts';
import { TimePicker } from './time-picker.tsx';
import { chosenText } from './chosen-text.ts';

interface TimeStepProps {
  readonly draft: { readonly minutes: number; readonly place?: Place | undefined };
  /** The appointment that is to be moved, if any. */
  readonly moving?: string | undefined;
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
  /** Puts the patient on the waiting list instead, with one clinician, with any of a specialty, or with any. */
  readonly onWait?: ((clinicianId: string | undefined, specialty: string | undefined) => void) | undefined;
}

/** The step for the time: a free time or, for staff, also a taken one, and the choices so far. */
export function TimeStep({
  draft: { minutes, place },
  moving,
  clinicians,
  who,
  wanted,
  today,
  problem,
  error,
  onPlace,
  onWait,
}: TimeStepProps) {
  const locale = useLocale();
  const isStaff = useIsStaff();
  const [clinicianId, setClinicianId] = useState(wanted);
  const [specialty, setSpecialty] = useState<string>();
  const [day, setDay] = useState(place?.date);
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
        moving={moving}
        clinicians={clinicians}
        who={who}
        clinicianId={clinicianId}
        onClinician={setClinicianId}
        specialty={specialty}
        onSpecialty={setSpecialty}
        day={day}
        onDay={setDay}
        today={today}
        place={place}
        onPlace={onPlace}
      />
      {isStaff && <Overbooking clinicians={clinicians} wanted={clinicianId} day={day ?? today} minutes={minutes} onPlace={onPlace} />}
      {onWait !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-muted">{m.appointmentNothingSuits()}</span>
          <Button onClick={() => onWait(clinicianId, specialty)}>{m.appointmentWait()}</Button>
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
