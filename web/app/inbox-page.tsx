import { Inbox } from '../features/inbox/inbox-page.tsx';
import { arriving } from '../lib/arriving.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const Nothing = () => null;
const Line = () => <Skeleton className="h-6" />;

const AcknowledgeAlert = arriving(async () => (await import('../features/dashboards/acknowledge-dialog.tsx')).AcknowledgeDialog, Nothing);
const AcknowledgeOrder = arriving(async () => (await import('../features/laboratory/ask-dialog.tsx')).AcknowledgeOrder, Nothing);
const AcknowledgeResults = arriving(async () => (await import('../features/laboratory/ask-dialog.tsx')).AcknowledgeDialog, Nothing);
const CriticalEntered = arriving(async () => (await import('../features/laboratory/words.tsx')).CriticalEntered, Nothing);
const WorstResults = arriving(async () => (await import('../features/laboratory/words.tsx')).WorstResults, Line);
const OrderPane = arriving(async () => (await import('../features/laboratory/order-pane.tsx')).OrderPane, Line);
const BeforeDeciding = arriving(async () => (await import('../features/chart/before-deciding.tsx')).BeforeDeciding, Line);
const Asked = arriving(async () => (await import('../features/appointments/answer-request.tsx')).AnswerRequest, Nothing);
const ProposalsOf = arriving(async () => (await import('./proposals-of.tsx')).ProposalsOf, Line);

/** The inbox, with what other features do in it. */
export const InboxPage = () => (
  <Inbox
    AcknowledgeAlert={AcknowledgeAlert}
    AcknowledgeOrder={AcknowledgeOrder}
    AcknowledgeResults={AcknowledgeResults}
    CriticalEntered={CriticalEntered}
    WorstResults={WorstResults}
    OrderPane={OrderPane}
    BeforeDeciding={BeforeDeciding}
    Asked={Asked}
    ProposalsOf={ProposalsOf}
  />
);
