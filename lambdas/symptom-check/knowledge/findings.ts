import { findings as person } from './person/findings.ts';
import { findings as circulation } from './circulation/findings.ts';
import { findings as breathing } from './breathing/findings.ts';
import { findings as blood } from './blood/findings.ts';
import { findings as brain } from './brain/findings.ts';
import { findings as mind } from './mind/findings.ts';
import { findings as senses } from './senses/findings.ts';
import { findings as abdomen } from './abdomen/findings.ts';
import { findings as urogenital } from './urogenital/findings.ts';
import { findings as pregnancy } from './pregnancy/findings.ts';
import { findings as child } from './child/findings.ts';
import { findings as injury } from './injury/findings.ts';
import { findings as skin } from './skin/findings.ts';
import { findings as poison } from './poison/findings.ts';
import { findings as questions } from './questions/findings.ts';

/** Every finding there is. Each system of the body adds its own; who somebody is and how a complaint goes belongs to `person`. */
export const findings = {
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
export type FindingId = keyof typeof findings;
