import { isAt, paths } from '../lib/paths.ts';

// Runs while the other start-up files still load: someone unwell should not wait for one file after another.
if (isAt(paths.symptomChecker, location.pathname)) void import('../features/symptom-checker/symptom-checker-page.tsx');
