/** Before each file of tests in a process that files share: what an earlier one changed for the whole process is as it was. */
import { askAfresh } from './api/client.ts';
import { setSuiteClock } from './clock.ts';

setSuiteClock();
askAfresh();
