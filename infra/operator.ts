import type { Operator } from '../contract/deployment/web-config.ts';
import { ConfigurationError, type StageConfig } from './config.ts';

/** What would happen to a stage for real patients without an operator. */
export const withoutOperator = 'nobody would be named as answering for the data (`name`, `address`, `email`, `phone`)';

/** Of a stage for trials, where nobody's data is kept. */
const demonstration: Operator = {
  name: { en: 'Demonstration clinic (not a real operator)', ar: 'عيادة تجريبية (ليست جهة حقيقية)' },
  address: { en: 'no address, as this is a demonstration', ar: 'بلا عنوان، فهذه نسخة تجريبية' },
  email: 'data-protection@afiya.example',
  phone: '+974 0000 0000',
};

/**
 * Who answers for the data of a stage (docs/adr/0068).
 * @throws ConfigurationError for a stage for real patients that names nobody
 */
export function operatorOf({ stage, production, operator }: StageConfig): Operator {
  if (operator !== undefined) return operator;
  if (production)
    throw new ConfigurationError(
      `The stage ${stage} is for real patients and has no \`operator\` in cdk.json: without it ${withoutOperator}.`,
    );
  return demonstration;
}
