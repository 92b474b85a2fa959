import type { AgeGroup } from '#contract/symptom-check/age-groups.ts';
import { m } from '../i18n/paraglide/messages.js';

/** What each age group is called. */
export const ageGroupName: Record<AgeGroup, () => string> = {
  'under-3-months': () => m.ageGroupNewborn(),
  '3-11-months': () => m.ageGroupBaby(),
  '1-4': () => m.ageGroupSmall(),
  '5-13': () => m.ageGroupSchool(),
  '14-64': () => m.ageGroupAdult(),
  '65-and-over': () => m.ageGroupOld(),
  child: () => m.ageGroupUnsaid(),
};
