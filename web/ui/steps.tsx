import { Check } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import './steps.css';

export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];
const before: Record<Step, Step> = { 1: 1, 2: 1, 3: 2 };
export const after: Record<Step, Step> = { 1: 2, 2: 3, 3: 3 };
/** The history state of a step that was reached by the previous step's button. */
const byNext = { byNext: true };

/** The steps of a page, each an entry of the browser's history. `furthest` is the last one that may be shown. */
export function useSteps(path: string, furthest: Step) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const asked = steps.find((one) => String(one) === params.get('step')) ?? 1;
  const step = asked < furthest ? asked : furthest;
  const goTo = useCallback((to: Step, how: NavigateOptions) => void navigate(`${path}?step=${to}`, how), [path, navigate]);
  // A step that may not be shown must not be a history entry either.
  useEffect(() => {
    if (asked !== step) goTo(step, { replace: true });
  }, [asked, step, goTo]);
  return {
    step,
    goOn: () => goTo(after[step], { state: byNext }),
    goBack: () => (Object(state).byNext === true ? void navigate(-1) : goTo(before[step], { replace: true })),
    /** Shows a step in place of the current one. */
    show: useCallback((to: Step) => goTo(to, { replace: true }), [goTo]),
  };
}

/** The title of a step, with its number, which takes the focus when the step changes. */
export function StepTitle({ step, children }: { step: Step; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div>
      <p id="step-number" className="text-sm text-muted">
        {m.stepNumber({ step, total: steps.length })}
      </p>
      <h2 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none" aria-describedby="step-number">
        {children}
      </h2>
    </div>
  );
}

/** The button that ends the last step. It ignores the second click of a double click on the previous step, which lands on it. */
export const LastStepButton = (props: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) => (
  <Button look="primary" {...props} type="submit" onClick={(event) => event.detail > 1 && event.preventDefault()} />
);

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
