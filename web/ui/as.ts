import type { ComponentProps, ElementType } from 'react';

/** The props of a component that can render as another element or component: its own, and those of the element or component. */
export type As<Drawn extends ElementType, Own = object> = {
  readonly as?: Drawn;
  /** Layout utilities only, nothing of its look. */
  readonly className?: string | undefined;
} & Own &
  Omit<ComponentProps<Drawn>, keyof Own | 'as' | 'className'>;

/** Joins class names, leaving out undefined and false. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
