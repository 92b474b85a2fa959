/** What a result shows besides the advice: a file of its own, as the first load of the page must not wait for it. */
export { Handover } from './handover.tsx';
export { ResultWhereToGo } from './where-to-go.tsx';
