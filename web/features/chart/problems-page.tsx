import { m } from '../../i18n/paraglide/messages.js';
import { OfChart } from './of-chart.tsx';
import { AllProblems } from './problems.tsx';

/** A patient's problem list, with the problems that are over. */
export const ProblemsPage = () => <OfChart title={m.problems()}>{(chart) => <AllProblems chart={chart} />}</OfChart>;
