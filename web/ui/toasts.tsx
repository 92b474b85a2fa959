import { CircleAlert, CircleCheck } from 'lucide-react';
import { useToaster } from 'react-hot-toast/headless';

/** What was just done or failed, said for a moment: the library keeps the times, the look is ours, as style elements are not allowed. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <div key={toast.id} className="toast" {...toast.ariaProps}>
            {toast.type === 'error' ? (
              <CircleAlert size={20} aria-hidden="true" style={{ color: 'var(--danger-text)' }} />
            ) : (
              <CircleCheck size={20} aria-hidden="true" style={{ color: 'var(--status-active-text)' }} />
            )}
            <span>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</span>
          </div>
        ))}
    </div>
  );
}
