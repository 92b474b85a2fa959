import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderOfLabel } from '#contract/laboratory/specimen-label.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';

/** Opens the order of a scanned specimen label. A scanner types the code and presses Enter. */
export function Scan() {
  const navigate = useNavigate();
  const [scanned, setScanned] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const order = orderOfLabel(scanned);
    if (order !== undefined) {
      void navigate(paths.labOrder(order.patientId, order.id));
      return;
    }
    // The next scan replaces what was not a label.
    setScanned('');
    setProblem(m.labScanNone());
    focusFirst({ scan: m.labScanNone() }, ['scan']);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field id="scan" label={m.labScan()} problem={problem}>
        {(attributes) => (
          <Input
            {...attributes}
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
