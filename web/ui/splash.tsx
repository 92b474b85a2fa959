import { Mark } from './brand.tsx';

/** What shows until it is known which screen to show: the product's name. */
export const Splash = () => (
  <div className="grid min-h-dvh place-items-center">
    <Mark size={48} />
  </div>
);
