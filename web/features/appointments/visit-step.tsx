import { useQuery } from '@tanstack/react-query';
import { type Service, appointmentLengths, serviceIds, services } from '#contract/appointments/appointments.ts';
import { type WhoComes, isOfferedTo } from '#contract/clinic-catalogue/fitting.ts';
import { serviceIn, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select, TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import type { Draft } from './appointment-draft.ts';

interface VisitStepProps {
  readonly draft: Draft;
  /** Who comes, once known: only what is for such a person is offered. */
  readonly who: WhoComes | undefined;
  readonly onChange: (part: (before: Draft) => Partial<Draft>) => void;
}

/** What for: the service, its usual length unless another is chosen, and the reason. */
export function VisitStep({ draft: { service, minutes, reason }, who, onChange }: VisitStepProps) {
  const locale = useLocale();
  const { data: catalogue = shippedCatalogue } = useQuery(catalogueQuery);
  // A time that fits one length may not fit another.
  const ofLength = (next: number) => (before: Draft) => (before.minutes === next ? {} : { minutes: next, place: undefined });
  const choose = (next: Service) => onChange((before) => ({ service: next, ...ofLength(serviceIn(catalogue, next).minutes)(before) }));
  return (
    <div className="grid max-w-xl gap-4">
      <Field id="service" label={m.appointmentService()} problem={false} need="required">
        {(field) => (
          <Select
            {...field}
            value={service}
            onChange={({ target: { value } }) => {
              const chosen = serviceIds.find((id) => id === value);
              if (chosen !== undefined) choose(chosen);
            }}
          >
            {serviceIds
              .filter((id) => id === service || isOfferedTo(catalogue, id, who))
              .map((id) => (
                <option key={id} value={id}>
                  {said(services[id].name)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field id="minutes" label={m.appointmentLength()} problem={false} need="required">
        {(field) => (
          <Select {...field} value={minutes} onChange={({ target }) => onChange(ofLength(Number(target.value)))}>
            {[...new Set([...appointmentLengths, minutes])]
              .toSorted((one, other) => one - other)
              .map((length) => (
                <option key={length} value={length}>
                  {formatLength(locale, { minute: length })}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field id="reason" label={m.appointmentReason()} hint={m.reasonShown()} problem={false} need="optional">
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            dir="auto"
            maxLength={careLimits.appointmentReason}
            value={reason}
            onChange={({ target }) => onChange(() => ({ reason: target.value }))}
          />
        )}
      </Field>
    </div>
  );
}
