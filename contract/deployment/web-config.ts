import * as z from 'zod/mini';
import { Texts } from '../base/language.ts';

/** Who answers for a stage's data: the controller of Law No. 13 of 2016, and its contact for data protection. */
export const Operator = z.object({ name: Texts, address: Texts, email: z.string(), phone: z.string() });
export type Operator = z.output<typeof Operator>;

/** `/config.json`: the deployment's settings for the built site. Written by the web stack, so one build serves every stage. */
export const WebConfig = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  identityPoolId: z.string(),
  /** Base of every API call; same origin, so that no preflight is needed. */
  apiBaseUrl: z.string(),
  defaultCountry: z.string(),
  /** Idle time after which a user is signed out. */
  sessionTimeoutMinutes: z._default(z.int().check(z.minimum(1)), 30),
  /** Where a language model may process the text of a symptom check: nowhere, in India, or in other countries too. */
  symptomModel: z.enum(['none', 'india', 'abroad']),
  operator: Operator,
  /** How many days the stage keeps its technical logs, and its record of who read the stored data directly. */
  keptDays: z.object({ logs: z.int(), trail: z.int() }),
  /** Whether the browser's console has `afiyaDiagnostics()`, which lists the parts of the deployment that do not respond. */
  diagnostics: z._default(z.boolean(), false),
  /** SRP on AWS. The local identity engine speaks only the password flow, on an endpoint of its own. */
  authFlow: z._default(z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH']), 'USER_SRP_AUTH'),
  userPoolEndpoint: z.optional(z.string()),
});
export type WebConfig = z.output<typeof WebConfig>;
