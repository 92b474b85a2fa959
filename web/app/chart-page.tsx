import { ChartPage } from '../features/chart/chart-page.tsx';
import { arriving } from '../lib/arriving.tsx';
import { Panel } from '../ui/panel.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

const Coming = () => (
  <Panel as="div" className="p-5">
    <Loading className="grid gap-3">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-10" />
    </Loading>
  </Panel>
);
const Medicines = arriving(async () => (await import('../features/prescriptions/current-medicines.tsx')).CurrentMedicines, Coming);
const Results = arriving(async () => (await import('../features/laboratory/latest-results.tsx')).LatestResults, Coming);

// With the page's own code, so that no click waits for it.
void Medicines.ahead();
void Results.ahead();

/** A patient's summary, with the parts that other features provide. */
export const SummaryPage = () => <ChartPage Medicines={Medicines} Results={Results} />;
