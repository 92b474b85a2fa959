import { useState } from 'react';
import { seen } from '#contract/base/seen.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input } from '../../ui/control.tsx';

/** Fewer appointments are seen at once. */
export const searchedFrom = 8;

/** What is typed into a day's search, once typing pauses: the server looks for it in the whole day. `field` is there for a day of so many. */
export function useDaySearch() {
  const [typed, setTyped] = useState('');
  const search = useSettled(seen(typed));
  return {
    search: search === '' ? undefined : search,
    field: (total = 0) =>
      (total >= searchedFrom || typed !== '') && (
        <Input
          type="search"
          className="max-w-sm"
          aria-label={m.appointmentsSearch()}
          placeholder={m.appointmentsSearch()}
          autoComplete="off"
          dir="auto"
          maxLength={200}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      ),
  };
}
