import { advice as person } from './person/advice.ts';
import { advice as circulation } from './circulation/advice.ts';
import { advice as breathing } from './breathing/advice.ts';
import { advice as blood } from './blood/advice.ts';
import { advice as brain } from './brain/advice.ts';
import { advice as mind } from './mind/advice.ts';
import { advice as senses } from './senses/advice.ts';
import { advice as abdomen } from './abdomen/advice.ts';
import { advice as urogenital } from './urogenital/advice.ts';
import { advice as pregnancy } from './pregnancy/advice.ts';
import { advice as child } from './child/advice.ts';
import { advice as injury } from './injury/advice.ts';
import { advice as skin } from './skin/advice.ts';
import { advice as poison } from './poison/advice.ts';
import { advice as questions } from './questions/advice.ts';

/** Every advice there is, by its topic; it knows the findings. */
export const advice = {
  ...person,
  ...circulation,
  ...breathing,
  ...blood,
  ...brain,
  ...mind,
  ...senses,
  ...abdomen,
  ...urogenital,
  ...pregnancy,
  ...child,
  ...injury,
  ...skin,
  ...poison,
  ...questions,
};
export type TopicId = keyof typeof advice;
