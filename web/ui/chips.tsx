import type { ReactNode } from 'react';
import { Problem } from './field.tsx';
import './chips.css';

interface ChipsProps<T extends string> {
  readonly id: string;
  readonly legend: ReactNode;
  readonly names: Readonly<Record<T, () => string>>;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  /** Whether it was chosen by something else than a press, and may be another. */
  readonly isTold?: boolean;
  readonly problem: string | undefined;
  /** The question above its answers, three or, where there is room, six of them in a row; or beside them. */
  readonly look?: 'three' | 'six' | 'beside';
  /** Undefined of an answer that was taken back. */
  readonly onChoose: (value: T | undefined) => void;
}

/** A question with a few answers, the first of which takes focus for it. Pressing the chosen one takes the answer back. */
export function Chips<T extends string>({
  id,
  legend,
  names,
  options,
  chosen,
  isTold = false,
  problem,
  look = 'three',
  onChoose,
}: ChipsProps<T>) {
  /** The chosen one is pressed once more. */
  const again = () => onChoose(isTold ? chosen : undefined);
  return (
    <fieldset className="chips" data-look={look} aria-describedby={`${id}-problem`}>
      <legend className="text-sm font-medium">{legend}</legend>
      <div>
        {options.map((value, index) => (
          <label key={value} data-told={(isTold && value === chosen) || undefined}>
            <input
              type="radio"
              name={id}
              value={value}
              {...(index === 0 && { id })}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              // A browser tells of no change of the one that is already checked.
              onClick={() => value === chosen && again()}
              onKeyDown={(event) => {
                if (event.key !== ' ' || value !== chosen) return;
                event.preventDefault();
                again();
              }}
            />
            {names[value]()}
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </fieldset>
  );
}

/** Questions beside their answers, in a row where there is room; `isKept` keeps the room of two. */
export const ChipLines = ({ isKept, children }: { readonly isKept: boolean; readonly children: ReactNode }) => (
  <div className="chip-lines" data-kept={isKept || undefined}>
    {children}
  </div>
);
