import type { ComponentProps, ElementType } from 'react';

/** The props of a component that can be drawn as another element or component: its own, and those of what it is drawn as. */
export type As<Drawn extends ElementType, Own = object> = {
  readonly as?: Drawn;
  /** Where it stands: utilities of layout, nothing of its look. */
  readonly className?: string | undefined;
} & Own &
  Omit<ComponentProps<Drawn>, keyof Own | 'as' | 'className'>;

/** Class names as one text; what is undefined or false is left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
