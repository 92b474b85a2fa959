import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#contract/account/notifications.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { TextLink } from '../ui/text-link.tsx';

const shownMs = 20_000;

interface NewCriticalProps {
  readonly all: readonly Notification[];
  readonly onOpen: (id: string) => void;
}

/** Says on whatever page is open that a critical result has come, and leads to where it is acknowledged. */
export function NewCritical({ all, onOpen }: NewCriticalProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const newest = all[0]?.id ?? '';
  const seen = useRef(newest);
  useEffect(() => {
    const critical = all.filter(({ id, about, unread }) => id > seen.current && about === 'laboratory' && unread);
    seen.current = newest;
    for (const { id, message, patient } of critical)
      toast.error(
        (shown) => (
          <TextLink
            as="button"
            type="button"
            className="text-start"
            onClick={() => {
              toast.dismiss(shown.id);
              onOpen(id);
              void navigate(paths.criticalInbox);
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
  }, [all, newest, locale, navigate, onOpen]);
  return null;
}
