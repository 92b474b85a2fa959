import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serviceIds, services } from '#contract/appointments/appointments.ts';
import type { Encounter } from '#contract/chart/encounters.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { isOfferedTo } from '#contract/clinic-catalogue/fitting.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import { shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { useBeginVisit } from '../../lib/begin-visit.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

type Service = (typeof serviceIds)[number];
interface BeginVisitProps {
  readonly patientId: string;
  /** The appointment for which the patient has come, which ends with the visit, with its service and reason. */
  readonly appointment?: { readonly id: string; readonly service: Service | undefined; readonly reason: string | undefined } | undefined;
  readonly onBegun: (visit: Encounter) => unknown;
}

/** Starts a visit, or continues the user's open one of today. */
export function BeginVisit({ patientId, appointment, onBegun }: BeginVisitProps) {
  const [service, setService] = useState<Service>(appointment?.service ?? 'consultation');
  const [reason, setReason] = useState(appointment?.reason ?? '');
  const { data: catalogue = shippedCatalogue } = useQuery(catalogueQuery);
  const { data: patient } = useQuery(patientQuery(patientId));
  const [today] = useState(() => qatarDate(new Date()));
  const who = patient && { age: ageOn(patient.personalInfo.dateOfBirth, today), gender: patient.personalInfo.gender };
  const { beginning, changed } = useBeginVisit(patientId, onBegun);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!beginning.isPending) beginning.mutate({ service, reason, ...(appointment && { appointmentId: appointment.id }) });
  };
  return (
    <form noValidate className="grid gap-3" aria-label={m.visitBegin()} onSubmit={send}>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Field id="visit-service" label={m.visitService()} problem={false}>
          {(attributes) => (
            <Select
              {...attributes}
              value={service}
              onChange={({ target: { value } }) => {
                setService(serviceIds.find((one) => one === value) ?? service);
                changed();
              }}
            >
              {serviceIds
                .filter((one) => one === service || isOfferedTo(catalogue, one, who))
                .map((one) => (
                  <option key={one} value={one}>
                    {said(services[one].name)}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field id="visit-reason" label={m.reason()} problem={false} need="optional">
          {(attributes) => (
            <Input
              {...attributes}
              dir="auto"
              autoComplete="off"
              maxLength={careLimits.appointmentReason}
              value={reason}
              onChange={({ target: { value } }) => {
                setReason(value);
                changed();
              }}
            />
          )}
        </Field>
      </div>
      {beginning.isError && <Notice>{failureText(beginning.error, m.visitFailed())}</Notice>}
      <p>
        <Button type="submit" look="primary" aria-disabled={beginning.isPending}>
          {m.visitBegin()}
        </Button>
      </p>
    </form>
  );
}
