import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CareDirectory } from '#contract/care-directory/care-directory.ts';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { send } from './api.ts';

const Corrected = z.object({ directory: CareDirectory });

/** The shipped list at once, then the administrator's corrected list, if any, once it is loaded. */
export function useCareDirectory(): CareDirectory {
  const [directory, setDirectory] = useState(shippedCareDirectory);
  useEffect(() => {
    send('careDirectory.get', {}).then(
      (answer) => setDirectory((before) => Corrected.safeParse(answer).data?.directory ?? before),
      () => undefined,
    );
  }, []);
  return directory;
}
