import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EnteredMedicines } from '#contract/prescriptions/entered.ts';
import { besides } from '../../lib/beside.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { usePrescribes } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonDialog } from '../../ui/entry-dialog.tsx';
import { MedicineRow } from './medicine-row.tsx';
import { changeEntered } from './queries.ts';

type Entered = EnteredMedicines['entered'][number];
const nameOf = ({ by }: NonNullable<Entered['continued']>): string => (by.name === undefined ? '–' : said(by.name));

/** A medicine of the record's list that no prescription put there; who prescribes confirms it, makes it a prescription or stops it. */
export function EnteredMedicine({ patientId, one: { text, continued } }: { patientId: string; one: Entered }) {
  const locale = useLocale();
  const prescribes = usePrescribes() === true;
  const queryClient = useQueryClient();
  const [isStopping, setIsStopping] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
  const confirming = useMutation({
    mutationFn: () => changeEntered(patientId, { text, decision: 'continued' }),
    onSettled: refresh,
  });
  const actions = prescribes && (
    <p className="flex flex-wrap gap-2">
      <Button aria-disabled={confirming.isPending} onClick={() => !confirming.isPending && confirming.mutate()}>
        {m.enteredContinue()}
      </Button>
      <Button as={Link} to="" replace state={besides('prescription', { kind: 'new', entered: text })}>
        {m.enteredConvert()}
      </Button>
      <Button onClick={() => setIsStopping(true)}>{m.prescriptionStop()}</Button>
    </p>
  );
  return (
    <MedicineRow actions={actions}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold wrap-anywhere">{text}</bdi>
        <Chip tone="none">{m.enteredAsText()}</Chip>
      </p>
      {continued !== undefined && (
        <p className="text-sm text-muted">{m.enteredConfirmed({ name: nameOf(continued), date: formatTime(locale, continued.at) })}</p>
      )}
      {confirming.isError && <Notice>{failureText(confirming.error, m.prescriptionChangeFailed())}</Notice>}
      {isStopping && (
        <ReasonDialog
          changed={refresh}
          title={m.prescriptionStop()}
          texts={[text, m.enteredStopText()]}
          action={m.prescriptionStop()}
          dangerous
          done={m.enteredChanged()}
          send={(reason) => changeEntered(patientId, { text, decision: 'stopped', reason })}
          onClose={() => setIsStopping(false)}
        />
      )}
    </MedicineRow>
  );
}

/** A medicine entered as text that was stopped: by whom, when and why. */
export function StoppedMedicine({ one }: { one: EnteredMedicines['stopped'][number] }) {
  const locale = useLocale();
  return (
    <li className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold wrap-anywhere">{one.text}</bdi>
        <Chip tone="none">{m.enteredAsText()}</Chip>
      </p>
      {one.reason !== undefined && <bdi className="text-muted">{one.reason}</bdi>}
      <p className="text-sm text-muted">{m.enteredStoppedBy({ name: nameOf(one), date: formatTime(locale, one.at) })}</p>
    </li>
  );
}
