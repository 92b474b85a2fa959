import { Check } from 'lucide-react';
import { m } from '../i18n/paraglide/messages.js';
import './steps.css';

/** The numbered steps of a longer task: done, current and to come. */
export const Steps = ({ titles, current }: { titles: readonly string[]; current: number }) => (
  <ol className="steps" aria-label={m.steps()}>
    {titles.map((title, index) => (
      <li key={title} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
        <span className="flex flex-wrap items-start gap-x-1.5">
          {index < current && <Check size={18} className="mt-0.5 shrink-0" aria-hidden="true" />}
          {title}
        </span>
        {index < current && <span className="sr-only">{m.stepDone()}</span>}
      </li>
    ))}
  </ol>
);
