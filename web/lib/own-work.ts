import { paths } from './paths.ts';
import { sharedValue } from './shared-value.ts';

interface OwnWork {
  /** The paths of the menu that are other duties' work. */
  readonly others: readonly string[];
  readonly writesChart: boolean;
}

/** What the signed-in user's duties say; until they are known, the whole menu is theirs, and no chart. */
export const ownWork = sharedValue<OwnWork>({ others: [], writesChart: false });

/** The page that a patient's name opens: the chart's summary for who writes the chart, otherwise the record. */
export const usePatientPage = (): ((id: string) => string) => (ownWork.use().writesChart ? paths.chart : paths.patient);
