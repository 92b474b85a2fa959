import { useEffect, useState } from 'react';

const shownMs = 2000;

/** Whether what is shown became another version in the last two seconds. */
export function useJustChanged(version: number): boolean {
  const [shown, setShown] = useState(version);
  useEffect(() => {
    if (shown === version) return undefined;
    const timer = setTimeout(() => setShown(version), shownMs);
    return () => clearTimeout(timer);
  }, [shown, version]);
  return shown !== version;
}
