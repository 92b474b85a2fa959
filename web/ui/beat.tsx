import './beat.css';

/** A dot that beats in the rhythm of chest compressions. */
export const Beat = () => <span className="beat" aria-hidden="true" />;
