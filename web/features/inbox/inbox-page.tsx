import { Plus } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReadingPage } from '../../ui/reading-pane.tsx';
import { type Group, groupAddress, groupName, useCounts } from './groups.ts';
import { TaskDialog } from './task-dialog.tsx';
import { GivenTasks, MyTasks } from './tasks.tsx';
import { Critical, Drafts, type InboxParts, Notes, Proposals, Repeats, Requests, Results, Verification } from './waiting-groups.tsx';

const rowsOf: Readonly<Record<Group, ComponentType<InboxParts>>> = {
  critical: Critical,
  verification: Verification,
  results: Results,
  notes: Notes,
  drafts: Drafts,
  repeats: Repeats,
  requests: Requests,
  proposals: Proposals,
  tasks: MyTasks,
  given: GivenTasks,
};

/** Goes into the list that is shown, where keys act. */
const intoList = (): void => document.querySelector<HTMLElement>('[data-list]')?.focus();

/** What waits for the user, in groups, most urgent first (docs/adr/0085). */
export function Inbox(parts: InboxParts) {
  useLocale();
  if (!useIsStaff()) return <NotPermitted title={m.navInbox()} text={m.staffOnlyText()} />;
  return <OfStaff {...parts} />;
}

function OfStaff(parts: InboxParts) {
  const locale = useLocale();
  const counted = useCounts();
  const asked = useSearchParams()[0].get('group');
  const [first, setFirst] = useState<Group>();
  const [isGiving, setIsGiving] = useState(false);
  // The first group in which something waits; it stays shown when it becomes empty.
  const waits = counted.find(({ count, isError }) => isError || count !== 0);
  if (first === undefined && counted.length > 0 && (waits === undefined || waits.isError || waits.count !== undefined))
    setFirst(waits === undefined || waits.group === 'given' ? 'tasks' : waits.group);
  const shown = counted.find(({ group }) => group === asked)?.group ?? first;
  const Rows = shown && rowsOf[shown];
  const chosen = useRef<Group>(undefined);
  useEffect(() => {
    if (shown === undefined || chosen.current !== shown) return;
    chosen.current = undefined;
    intoList();
  }, [shown]);
  const choose = (group: Group) => {
    if (group === shown) intoList();
    else chosen.current = group;
  };
  const numberOf = (count: number | undefined) => (count === undefined ? '' : formatNumber(locale, count));
  const count = numberOf(counted.find(({ group }) => group === shown)?.count);
  return (
    <Page
      isWide
      title={m.navInbox()}
      tab={shown === undefined ? m.navInbox() : `${groupName[shown]()} ${count} · ${m.navInbox()}`}
      actions={
        <Button look="primary" className="min-w-44" onClick={() => setIsGiving(true)}>
          <Plus aria-hidden="true" />
          {m.taskNew()}
        </Button>
      }
    >
      <ReadingPage>
        <nav aria-label={m.inboxGroups()}>
          <ul className="flex flex-wrap gap-1 lg:grid">
            {counted.map(({ group, count: waiting }) => (
              <li key={group}>
                <MenuItem
                  as={Link}
                  to={groupAddress(group)}
                  aria-current={group === shown ? 'page' : undefined}
                  onClick={() => choose(group)}
                >
                  <span className="flex-1">{groupName[group]()}</span>
                  <span className={`tabular-nums ${waiting ? 'font-semibold' : 'text-muted'}`}>{numberOf(waiting)}</span>
                </MenuItem>
              </li>
            ))}
          </ul>
        </nav>
        <Panel aria-label={shown && groupName[shown]()} className="grid content-start gap-3 p-5">
          {shown === undefined || Rows === undefined ? (
            <Placeholders shape="lines" />
          ) : (
            <>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-lg font-semibold">
                  {groupName[shown]()} <span className="font-normal text-muted tabular-nums">{count}</span>
                </h2>
                <p className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">{m.inboxKeys()}</p>
              </div>
              <Rows key={shown} {...parts} />
            </>
          )}
        </Panel>
      </ReadingPage>
      {isGiving && <TaskDialog onClose={() => setIsGiving(false)} />}
    </Page>
  );
}
