import { useEffect, useState } from 'react';
import { rootElement } from '../../lib/document.ts';
import type * as ResultParts from './result-parts.tsx';

/** The parts of a result that are loaded separately; undefined while loading and after a failure. */
export function useResultParts(): typeof ResultParts | undefined {
  const [parts, setParts] = useState<typeof ResultParts>();
  useEffect(() => {
    // The document has the file's name, because the code that Vite adds around other imports is too large for the first load.
    import(/* @vite-ignore */ rootElement().dataset['parts'] ?? '').then(setParts, () => undefined);
  }, []);
  return parts;
}
