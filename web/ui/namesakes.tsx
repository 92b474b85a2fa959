import { useQuery } from '@tanstack/react-query';
import type { PatientList } from '#contract/patient/list.ts';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { namesakesQuery } from '../lib/namesakes-query.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Chip } from './chip.tsx';

interface Look {
  /** `dot` in a narrow column. */
  readonly look?: 'pill' | 'dot';
}

/** Says that others have a patient's name and year of birth; `count` includes the patient. */
function Namesakes({ count, ...look }: Look & { readonly count: number | undefined }) {
  const locale = useLocale();
  return (
    count !== undefined &&
    count > 1 && (
      <Chip tone="pending" {...look}>
        {m.namesakes({ count: formatNumber(locale, count) })}
      </Chip>
    )
  );
}

/** The same of a patient whom a search found. */
export const FoundNamesakes = ({
  id,
  list,
  ...look
}: Look & { readonly id: string; readonly list: Pick<PatientList, 'namesakes'> | undefined }) => (
  <Namesakes {...look} count={list?.namesakes?.find((one) => one.id === id)?.count} />
);

/** The same of a patient whose record is open, for staff. */
export function OpenedNamesakes({ id }: { readonly id: string }) {
  const { data } = useQuery({ ...namesakesQuery(id), enabled: useIsStaff() });
  return <Namesakes count={data?.count} />;
}
