import { CircleAlert, CircleCheck } from 'lucide-react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';

/** Short messages at the top. Only the library's timing is used: its own look needs inline styles, which the site's policy refuses. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <p key={toast.id} className="toast-message" {...toast.ariaProps}>
            {toast.type === 'error' ? (
              <CircleAlert size={20} aria-hidden="true" className="text-(--danger-text)" />
            ) : (
              <CircleCheck size={20} aria-hidden="true" className="text-(--status-active-text)" />
            )}
            {resolveValue(toast.message, toast)}
          </p>
        ))}
    </div>
  );
}
