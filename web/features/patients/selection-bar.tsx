import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { type PatientStatus, patientStatuses, statusWords } from '#contract/patient/choices.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { useMayExport } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/control.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Identity } from '../../ui/identity.tsx';
import type { Selected } from './patient-table.tsx';
import { changeStatus, patientsChanged } from './queries.ts';

const inFlight = 4;

interface SelectionBarProps {
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
}

/** Actions on the selected patients. */
export function SelectionBar({ selected, onSelect }: SelectionBarProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const mayExport = useMayExport();
  const [status, setStatus] = useState<PatientStatus>('active');
  const count = formatNumber(locale, selected.size);
  const changing = useMutation({
    /** Returns the ids whose status could not be changed. */
    mutationFn: async (ids: readonly string[]) => {
      const left = [...ids];
      const failed: string[] = [];
      const lane = async () => {
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          const one = id;
          await changeStatus(one, status).catch(() => failed.push(one));
        }
      };
      await Promise.all(Array.from({ length: inFlight }, lane));
      return failed;
    },
    onSuccess: async (failed) => {
      const changed = selected.size - failed.length;
      if (changed > 0) toast.success(m.statusChanged({ count: formatNumber(locale, changed) }));
      if (failed.length === 0) dialog.current?.close();
      await queryClient.invalidateQueries({ queryKey: ['patients', 'detail'] });
      await patientsChanged(queryClient);
      onSelect(new Map([...selected].filter(([id]) => failed.includes(id))));
    },
  });
  const failed = changing.data?.length ?? 0;
  return (
    <Panel className="sticky top-16 z-3 flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5" aria-label={m.selectedCount({ count })}>
      <output className="font-semibold">{m.selectedCount({ count })}</output>
      {mayExport && (
        <ExportMenu label={m.exportSelected({ count })} exported={{ ids: [...selected.keys()] }} covers={m.selectedPatients({ count })} />
      )}
      <Button
        onClick={() => {
          changing.reset();
          dialog.current?.showModal();
        }}
      >
        {m.changeStatus()}
      </Button>
      <Button look="ghost" onClick={() => onSelect(new Map())}>
        {m.clearSelection()}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={m.changeStatusTitle({ count })}
        action={m.changeStatus()}
        busy={changing.isPending}
        problem={
          failed > 0
            ? m.statusPartlyChanged({
                failed: formatNumber(locale, failed),
                count: formatNumber(locale, changing.variables?.length ?? failed),
              })
            : undefined
        }
        onConfirm={() => changing.mutate([...selected.keys()])}
      >
        <p className="text-muted">{m.changeStatusText()}</p>
        <Disclosure summary={m.selectedPatients({ count })}>
          <Lines>
            {[...selected.values()].map((patient) => (
              <li key={patient.id}>
                <Identity patient={patient} />
              </li>
            ))}
          </Lines>
        </Disclosure>
        <Field id="new-status" label={m.changeStatusTo()} problem={false}>
          {(field) => (
            <Select
              {...field}
              value={status}
              onChange={(event) => setStatus(patientStatuses.find((one) => one === event.target.value) ?? status)}
            >
              {patientStatuses.map((one) => (
                <option key={one} value={one}>
                  {said(statusWords[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </ConfirmDialog>
    </Panel>
  );
}
