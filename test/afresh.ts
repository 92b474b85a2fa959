/** Runs before each test file in a shared process: resets what an earlier file changed for the whole process. */
import { askAfresh } from './api/client.ts';
import { setSuiteClock } from './clock.ts';

setSuiteClock();
askAfresh();
