import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { roleWords } from '#contract/base/role-words.ts';
import { arriving } from '../../lib/arriving.tsx';
import { switchLocale, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import type { Person } from '../../lib/session.ts';
import { useIsAdmin, useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tick } from '../../ui/tick.tsx';
import { MailSettings } from './mail-choices.tsx';
import { Browsers } from './browsers.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const Authenticator = arriving(async () => (await import('./authenticator.tsx')).Authenticator, Spinner);

/** The user's own account and its settings. */
export function SettingsPage() {
  const session = useSession();
  const isAdmin = useIsAdmin();
  if (session.status !== 'signed-in') return null;
  return (
    <Page title={m.navSettings()}>
      <div className="max-w-2xl xl:max-w-none xl:columns-2 xl:gap-5">
        <Section title={m.profile()}>
          <Profile person={session.person} />
        </Section>
        <Section title={m.settingsLanguage()}>
          <LanguageChoice />
        </Section>
        <Section title={m.mailsTitle()}>
          <MailSettings />
        </Section>
        <Section title={m.authenticatorTitle()}>
          <Authenticator />
        </Section>
        <Section title={m.password()}>
          <PasswordForm email={session.person.email} />
        </Section>
        <Section title={m.devicesTitle()}>
          <Browsers />
          <SignOutEverywhere />
        </Section>
        {isAdmin && (
          <Section title={m.pageClinicCatalogue()}>
            <p className="text-muted">{m.catalogueHint()}</p>
            <p>
              <Button as={Link} to={paths.clinicCatalogue}>
                {m.catalogueOpen()}
              </Button>
            </p>
          </Section>
        )}
        {isAdmin && (
          <Section title={m.pageCareList()}>
            <p className="text-muted">{m.careListHint()}</p>
            <p>
              <Button as={Link} to={paths.careList}>
                {m.careListOpen()}
              </Button>
            </p>
          </Section>
        )}
      </div>
    </Page>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel className="mb-5 grid break-inside-avoid gap-4 p-5 sm:p-6">
    <h2 className="text-lg font-semibold">{title}</h2>
    {children}
  </Panel>
);

function Profile({ person }: { person: Person }) {
  const locale = useLocale();
  const name = `${person.firstName} ${person.lastName}`.trim();
  const facts = [
    { label: m.name(), value: name, dir: 'auto' },
    { label: m.email(), value: person.email, dir: 'ltr' },
    {
      label: m.settingsRole(),
      value: new Intl.ListFormat(locale, { type: 'unit' }).format(person.roles.map((role) => said(roleWords[role]))),
      dir: 'auto',
    },
  ];
  return (
    <Facts>
      {facts.map(({ label, value, dir }) => (
        <Fact key={label} name={label}>
          {value === '' ? (
            <span className="text-muted">{m.notRecorded()}</span>
          ) : (
            <bdi dir={dir} className="break-words">
              {value}
            </bdi>
          )}
        </Fact>
      ))}
    </Facts>
  );
}

const languages = [
  ['en', 'English'],
  ['ar', 'العربية'],
] as const;

function LanguageChoice() {
  const current = useLocale();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-sm text-muted">{m.settingsLanguageHint()}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {languages.map(([locale, name]) => (
          <Choice look="card" key={locale}>
            <Tick type="radio" name="language" className="mt-0.5" checked={locale === current} onChange={switchLocale} />
            <span lang={locale}>{name}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
