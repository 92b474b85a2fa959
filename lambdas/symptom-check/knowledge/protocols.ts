import { protocols as person } from './person/protocols.ts';
import { protocols as circulation } from './circulation/protocols.ts';
import { protocols as breathing } from './breathing/protocols.ts';
import { protocols as blood } from './blood/protocols.ts';
import { protocols as brain } from './brain/protocols.ts';
import { protocols as mind } from './mind/protocols.ts';
import { protocols as senses } from './senses/protocols.ts';
import { protocols as abdomen } from './abdomen/protocols.ts';
import { protocols as urogenital } from './urogenital/protocols.ts';
import { protocols as pregnancy } from './pregnancy/protocols.ts';
import { protocols as child } from './child/protocols.ts';
import { protocols as injury } from './injury/protocols.ts';
import { protocols as skin } from './skin/protocols.ts';
import { protocols as poison } from './poison/protocols.ts';
import { protocols as questions } from './questions/protocols.ts';

/** Every protocol there is; it knows the findings, and the topics of the advice that it gives. */
export const protocols = {
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
export type ProtocolId = keyof typeof protocols;
