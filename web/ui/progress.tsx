import './progress.css';

interface ProgressProps {
  /** The id of its label. */
  readonly labelledBy: string;
  /** Out of a hundred; undefined while unknown. */
  readonly percent: number | undefined;
}

/** How far something has got. */
export const Progress = ({ labelledBy, percent }: ProgressProps) => (
  <progress className="progress" aria-labelledby={labelledBy} {...(percent !== undefined && { value: percent, max: 100 })} />
);
