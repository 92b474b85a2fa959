import './progress.css';

interface ProgressProps {
  /** The id of what names it. */
  readonly labelledBy: string;
  /** Of a hundred; undefined while it is not known. */
  readonly percent: number | undefined;
}

/** How far something is. */
export const Progress = ({ labelledBy, percent }: ProgressProps) => (
  <progress className="progress" aria-labelledby={labelledBy} {...(percent !== undefined && { value: percent, max: 100 })} />
);
