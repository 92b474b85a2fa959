import { CircleAlert, CircleCheck } from 'lucide-react';
import { useToaster } from 'react-hot-toast/headless';
import './toasts.css';

/**
 * A short message about an action's success or failure. The library does the timing; the look is ours, because style elements are not
 * allowed.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <div key={toast.id} className="toast" data-ms={toast.duration} {...toast.ariaProps}>
            {toast.type === 'error' ? (
              <CircleAlert size={20} aria-hidden="true" className="text-danger" />
            ) : (
              <CircleCheck size={20} aria-hidden="true" className="text-good" />
            )}
            <span>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</span>
          </div>
        ))}
    </div>
  );
}
