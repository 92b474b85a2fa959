import { useEffect, useState } from 'react';
import { rootElement } from '../../lib/document.ts';
import type * as ResultParts from './result-parts.tsx';

/** The parts of a result with a file of their own; undefined until it has come, and if it does not come. */
export function useResultParts(): typeof ResultParts | undefined {
  const [parts, setParts] = useState<typeof ResultParts>();
  useEffect(() => {
    // The document has its name, as the code that Vite adds around other imports is more than the first load has room for.
    import(/* @vite-ignore */ rootElement().dataset['parts'] ?? '').then(setParts, () => undefined);
  }, []);
  return parts;
}
