import { Link } from 'react-router-dom';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { MenuItem } from '../../ui/menu-item.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { groupAddress, groupName, useCounts } from './groups.ts';

/** The inbox in a few lines: the groups in which something waits, each a link. */
export function InboxSummary() {
  const locale = useLocale();
  const waiting = useCounts().filter(({ group, count }) => group !== 'given' && count !== undefined && count > 0);
  return (
    <nav aria-label={m.navInbox()} className="border-b p-1">
      {waiting.length === 0 ? (
        <p className="px-3 py-2">
          <TextLink as={Link} to={paths.inbox} className="inline-block min-h-6">
            {m.navInbox()}
          </TextLink>
        </p>
      ) : (
        <ul className="grid grid-cols-2">
          {waiting.map(({ group, count = 0 }) => (
            <li key={group}>
              <MenuItem as={Link} to={groupAddress(group)} className="text-sm">
                <span className="flex-1">{groupName[group]()}</span>
                <span className="font-semibold tabular-nums">{formatNumber(locale, count)}</span>
              </MenuItem>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
