import { useId, useState } from 'react';
import { type Service, appointmentLengths, services } from '#contract/appointments/appointments.ts';
import { detailOf } from '#contract/base/messages.ts';
import { ClinicCatalogueChange } from '#contract/clinic-catalogue/clinic-catalogue-change.ts';
import { type ClinicCatalogue, serviceIn } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input, Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import { SexField } from './sex-field.tsx';
import { numberIn } from './typed-test.ts';

interface ServiceDialogProps {
  readonly catalogue: ClinicCatalogue;
  readonly service: Service;
  readonly onClose: () => void;
}

/** Whether a service is offered, how long it usually takes, and for whom it is. Open while mounted. */
export function ServiceDialog({ catalogue, service, onClose }: ServiceDialogProps) {
  const locale = useLocale();
  const id = useId();
  const [setting, setSetting] = useState(() => serviceIn(catalogue, service));
  const [typed, setTyped] = useState({ from: String(setting.who.from), to: String(setting.who.to) });
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const changed = () => {
    const { version: _, ...before } = catalogue;
    const { data, error } = ClinicCatalogueChange.safeParse({
      ...before,
      services: {
        ...before.services,
        [service]: { ...setting, who: { ...setting.who, from: numberIn(typed.from), to: numberIn(typed.to) } },
      },
    });
    setProblems(new Map((error?.issues ?? []).map(({ path, message }) => [path.slice(2).join('.'), problemText(detailOf('', message))])));
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
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            id={`${id}-${end}`}
            label={end === 'from' ? m.catalogueFrom() : m.catalogueTo()}
            problem={problems.get(`who.${end}`)}
          >
            {(attributes) => (
              <Input
                {...attributes}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={typed[end]}
                onChange={({ target: { value } }) => setTyped({ ...typed, [end]: value })}
              />
            )}
          </Field>
        ))}
        <SexField id={`${id}-sex`} value={setting.who.sex} onChange={(sex) => setSetting({ ...setting, who: { ...setting.who, sex } })} />
      </div>
      {problems.has('') && <Notice>{problems.get('')}</Notice>}
    </CatalogueDialog>
  );
}
