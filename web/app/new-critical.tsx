import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#contract/account/notifications.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { TextLink } from '../ui/text-link.tsx';
import { isPressing, targetOf } from './notification-target.ts';

const shownMs = 20_000;

interface NewCriticalProps {
  /** The newest notification that the page began with; older ones are not said again. */
  readonly since: string;
  readonly all: readonly Notification[];
  readonly onOpen: (id: string) => void;
}

/** Says on whatever page is open that a critical result has come, or that one does not hold, and leads to where something is done about it. */
export function NewCritical({ since, all, onOpen }: NewCriticalProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const seen = useRef(since);
  useEffect(() => {
    const critical = all.filter((one) => one.id > seen.current && isPressing(one));
    seen.current = all[0]?.id ?? '';
    for (const one of critical) {
      const { id, message, patient } = one;
      toast.error(
        (shown) => (
          <TextLink
            as="button"
            type="button"
            className="text-start"
            onClick={() => {
              toast.dismiss(shown.id);
              onOpen(id);
              void navigate(targetOf(one, locale)?.to ?? paths.criticalInbox);
            }}
          >
            {message[locale]}
            {patient && (
              <>
                {': '}
                <bdi>{nameIn(patient, locale)}</bdi>
              </>
            )}
          </TextLink>
        ),
        { id, duration: shownMs },
      );
    }
  }, [all, locale, navigate, onOpen]);
  return null;
}
