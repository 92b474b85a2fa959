import type { ComponentProps } from 'react';
import { classes } from './as.ts';
import type { Tone } from './tone.ts';
import './ground.css';
import './tone.css';

interface GroundProps extends ComponentProps<'div'> {
  /** How urgent the page's advice is, if it has any. */
  readonly tone?: Tone;
}

/** The ground of a page for visitors and patients. */
export const Ground = ({ tone = 'accent', className, ...rest }: GroundProps) => (
  <div {...rest} data-tone={tone} className={classes('ground min-h-dvh', className)} />
);
