import type { Tone } from './tone.ts';
import './tone.css';
import './urgency-bar.css';

/** Urgency out of ten, in length and colour; screen readers hear the number. */
export const UrgencyBar = ({ score, tone, label }: { score: number; tone: Tone; label: string }) => (
  <>
    <meter className="sr-only" aria-label={label} min={0} max={10} value={score} />
    <span className="urgency-bar" data-tone={tone} aria-hidden="true">
      <span style={{ inlineSize: `${score * 10}%` }} />
    </span>
  </>
);
