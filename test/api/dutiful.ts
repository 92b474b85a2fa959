import type { Route } from '#contract/routes/route.ts';

/** Whether the first clinician of the demonstration, who prescribes, lacks the route's duty: refused before anything else is looked at. */
export const isOthersDuty = ({ duty }: Route): boolean => duty !== undefined && ![duty].flat().includes('prescriber');
