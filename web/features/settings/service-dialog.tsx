import { useId, useState } from 'react';
import { type Service, appointmentLengths, services } from '#contract/appointments/appointments.ts';
import { detailOf } from '#contract/base/messages.ts';
import { ClinicCatalogueChange } from '#contract/clinic-catalogue/clinic-catalogue-change.ts';
import { type ClinicCatalogue, serviceIn } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CatalogueDialog } from './catalogue-dialog.tsx';

interface ServiceDialogProps {
  readonly catalogue: ClinicCatalogue;
  readonly service: Service;
  readonly onClose: () => void;
}

/** Whether a service is offered, and how long it usually takes. Open while mounted. */
export function ServiceDialog({ catalogue, service, onClose }: ServiceDialogProps) {
  const locale = useLocale();
  const id = useId();
  const [setting, setSetting] = useState(() => serviceIn(catalogue, service));
  const [problem, setProblem] = useState<string>();
  const changed = () => {
    const { version: _, ...before } = catalogue;
    const { data, error } = ClinicCatalogueChange.safeParse({ ...before, services: { ...before.services, [service]: setting } });
    const [issue] = error?.issues ?? [];
    setProblem(issue && problemText(detailOf('', issue.message)));
    return data;
  };
  return (
    <CatalogueDialog
      catalogue={catalogue}
      name={said(services[service].name)}
      isOffered={setting.isOffered}
      onOffered={(isOffered) => setSetting({ ...setting, isOffered })}
      changed={changed}
      onClose={onClose}
    >
      <Field id={id} label={m.appointmentLength()} problem={false}>
        {(attributes) => (
          <Select
            {...attributes}
            value={setting.minutes}
            onChange={({ target: { value } }) => setSetting({ ...setting, minutes: Number(value) })}
          >
            {[...new Set([...appointmentLengths, setting.minutes])]
              .toSorted((one, other) => one - other)
              .map((minutes) => (
                <option key={minutes} value={minutes}>
                  {formatLength(locale, { minute: minutes })}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {problem !== undefined && <Notice>{problem}</Notice>}
    </CatalogueDialog>
  );
}
