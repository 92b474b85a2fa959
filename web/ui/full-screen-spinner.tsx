import { Spinner } from './spinner.tsx';

/** Before it is known which page may be shown. */
export function FullScreenSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner size="large" />
    </div>
  );
}
