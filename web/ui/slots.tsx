import type { ComponentProps, ReactNode } from 'react';
import './slots.css';

/** Days or times to choose from, three to a row on a phone; its children are `Slot`s. */
export const Slots = ({ children }: { children: ReactNode }) => <div className="slots">{children}</div>;

/** One of them: a radio button that is all of its surface, filled when chosen. */
export const Slot = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className="slot">
    <input {...input} type="radio" />
    {children}
  </label>
);
