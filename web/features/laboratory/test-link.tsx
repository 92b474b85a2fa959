import { Link } from 'react-router-dom';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { trendPath } from '../../lib/care-paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { testName } from './words.tsx';

/** The name of a test, which opens its course if its values are numbers. */
export const TestLink = ({ test, patientId }: { test: string; patientId: string }) =>
  labTests.get(test)?.kind === 'number' ? (
    <TextLink as={Link} to={trendPath(patientId, test)} className="inline-block min-h-6">
      {testName(test)}
    </TextLink>
  ) : (
    testName(test)
  );
