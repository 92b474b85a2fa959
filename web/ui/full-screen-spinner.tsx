import { Spinner } from './spinner.tsx';

/** Shown until it is known which page to show. */
export function FullScreenSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner size="large" />
    </div>
  );
}
