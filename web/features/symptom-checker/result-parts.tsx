/** The parts of a result besides the advice. A separate file, so that the page's first load does not wait for it. */
export { Handover } from './handover.tsx';
export { ResultPlaces } from './where-to-go.tsx';
export { OwnCheck } from './own-check.tsx';
