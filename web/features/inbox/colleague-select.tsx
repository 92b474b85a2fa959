import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { staffKeptMs, staffQuery, useOwnDuties } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ColleagueChoice } from '../../ui/colleague-choice.tsx';

interface ColleagueSelectProps extends Omit<ComponentProps<typeof ColleagueChoice>, 'of' | 'first' | 'nobody'> {
  /** Who cannot be chosen. */
  readonly without?: string;
}

/** Chooses somebody who works here: oneself, or a colleague. */
export function ColleagueSelect({ without, ...choice }: ColleagueSelectProps) {
  const { id: own } = useOwnDuties();
  const { data = [] } = useQuery({ ...staffQuery, staleTime: staffKeptMs });
  return (
    <ColleagueChoice
      {...choice}
      nobody={m.choose()}
      first={own === without ? undefined : { id: own, text: m.taskForMe() }}
      of={data.filter(({ id, hasLeft }) => id !== own && id !== without && !hasLeft)}
    />
  );
}
