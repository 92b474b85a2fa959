import { isAt, paths } from '../lib/paths.ts';

// Runs while the rest of the start is still on its way: whoever is unwell does not wait for one file after the other.
if (isAt(paths.symptomChecker, location.pathname)) void import('../features/symptom-checker/symptom-checker-page.tsx');
