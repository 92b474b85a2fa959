import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { labelNumber, orderOfLabel } from '#contract/laboratory/specimen-label.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';

interface ScanProps {
  /** The orders that are listed: those that the number on a label is looked for among. */
  readonly orders: readonly LabOrder[];
}

/** Opens the order of a specimen label. A scanner types its code and presses Enter; its number can be typed. */
export function Scan({ orders }: ScanProps) {
  const navigate = useNavigate();
  const [scanned, setScanned] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = scanned.trim().toUpperCase();
    const [listed, ...others] = orders.filter((order) => labelNumber(order) === typed);
    const order = others.length > 0 ? undefined : ((listed && { id: listed.id, patientId: listed.patient.id }) ?? orderOfLabel(scanned));
    if (order !== undefined) {
      void navigate(paths.labOrder(order.patientId, order.id));
      return;
    }
    setProblem(m.labScanNone());
    // The next scan replaces what was not a label, and what was typed can be corrected.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field id="scan" label={m.labScan()} problem={problem}>
        {(attributes) => (
          <Input
            {...attributes}
            ref={field}
            className="w-full sm:w-80"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={scanned}
            onChange={({ target: { value } }) => setScanned(value)}
          />
        )}
      </Field>
      <Button type="submit">{m.labScanOpen()}</Button>
    </form>
  );
}
