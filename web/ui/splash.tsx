import { Mark } from './brand.tsx';

/** A screen of which nothing but the sender is known yet. */
export const Splash = () => (
  <div className="grid min-h-dvh place-items-center">
    <Mark size={48} />
  </div>
);
