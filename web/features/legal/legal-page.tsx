import { Link } from 'react-router-dom';
import { useLocale } from '../../app/locale.ts';
import { paths } from '../../app/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A text that everybody may read before they agree to it. */
export function LegalPage({ title, parts }: { title: string; parts: readonly Part[] }) {
  const locale = useLocale();
  return (
    <div className="min-h-dvh">
      <title>{`${title} · Afiya`}</title>
      <header className="side flex items-center justify-between border-b px-4 py-2 sm:px-6">
        <Brand locale={locale} />
        <LanguageSwitch />
      </header>
      <main className="mx-auto grid max-w-3xl gap-6 px-4 py-8 sm:px-6">
        <div className="grid gap-1">
          <h1>{title}</h1>
          <p className="text-muted">{m.legalUpdated()}</p>
        </div>
        {parts.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-2">
            <h2 className="text-lg font-semibold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className="flex flex-wrap gap-x-5">
          <Link className="text-link py-2" to={paths.terms}>
            {m.termsTitle()}
          </Link>
          <Link className="text-link py-2" to={paths.privacy}>
            {m.privacyTitle()}
          </Link>
          <Link className="text-link py-2" to={paths.login}>
            {m.toSignIn()}
          </Link>
        </p>
      </main>
    </div>
  );
}
