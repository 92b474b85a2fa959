import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { plain } from '#contract/base/plain.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input } from '../../ui/control.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Tick } from '../../ui/tick.tsx';
import { chooseColumns, useChosenColumns } from './columns.ts';

/** Chooses whose columns the calendar shows, from then on. */
export function ColumnChoice({ clinicians }: { readonly clinicians: readonly Clinician[] }) {
  const chosen = useChosenColumns();
  const [typed, setTyped] = useState('');
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = clinicians.filter(({ name, specialty }) => {
    const text = plain([name, specialty ?? { en: '', ar: '' }].flatMap(({ en, ar }) => [en, ar]).join(' '));
    return words.every((word) => text.includes(word));
  });
  return (
    <Popover
      at="button"
      look="plain"
      button={
        <>
          <Columns3 aria-hidden="true" />
          {m.columnsChoose()}
        </>
      }
    >
      <div className="grid max-h-96 w-80 max-w-full gap-3 overflow-y-auto p-4">
        <Input
          type="search"
          aria-label={m.columnsFind()}
          placeholder={m.columnsFind()}
          autoComplete="off"
          dir="auto"
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
        />
        {chosen.length > 0 && <Button onClick={() => chooseColumns([])}>{m.columnsAll()}</Button>}
        {found.length === 0 && <p className="text-muted">{m.columnsNotFound()}</p>}
        <fieldset aria-label={m.columnsChoose()} className="grid gap-1">
          {found.map(({ id, name, specialty }) => (
            <Choice key={id}>
              <Tick
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target: { checked } }) => chooseColumns(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
              <span className="grid py-1.5 leading-tight">
                {said(name)}
                {specialty !== undefined && <span className="text-sm text-muted">{said(specialty)}</span>}
              </span>
            </Choice>
          ))}
        </fieldset>
      </div>
    </Popover>
  );
}
