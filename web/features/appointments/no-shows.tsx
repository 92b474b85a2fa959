import { useQuery } from '@tanstack/react-query';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { patientAppointmentsQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';

/** How many appointments of the last twelve months the patient missed; nothing if none. */
export function NoShows({ patientId }: { readonly patientId: string }) {
  const locale = useLocale();
  const { data } = useQuery({ ...patientAppointmentsQuery(patientId), enabled: patientId !== '' });
  const { noShows = 0 } = data ?? {};
  return noShows === 0 ? null : (
    <Chip tone="orange" className="w-fit">
      {m.noShowsOfYear({ count: formatNumber(locale, noShows) })}
    </Chip>
  );
}
