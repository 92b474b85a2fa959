import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { textsSince } from '#contract/account/agreement.ts';
import { webConfig } from '../../lib/config.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Panel } from '../../ui/panel.tsx';
import { PublicPage, TextPart } from '../../ui/public-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface Part {
  /** Its place in the page's address. */
  readonly id: string;
  readonly heading: string;
  /** Its paragraphs; an array is a list. */
  readonly texts: readonly (string | readonly string[])[];
  readonly after?: ReactNode;
}

const TextList = ({ of }: { of: readonly string[] }) => (
  <ul className="grid list-disc gap-1.5 ps-5">
    {of.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** A text that anyone may read before agreeing to it: what matters most, links to its parts, the parts. */
export function LegalPage({ title, brief, parts }: { title: string; brief: readonly string[]; parts: readonly Part[] }) {
  const locale = useLocale();
  // The browser looked for the part of a link from elsewhere before the page was there.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <PublicPage title={title}>
      <div className="grid gap-1">
        <h1>{title}</h1>
        <p className="text-muted">{m.legalUpdated({ date: formatDate(locale, textsSince) })}</p>
      </div>
      <Panel className="grid gap-2 p-5" aria-labelledby="brief">
        <h2 id="brief" className="text-lg font-semibold">
          {m.legalBrief()}
        </h2>
        <TextList of={brief} />
      </Panel>
      <nav className="grid gap-2" aria-labelledby="parts">
        <h2 id="parts" className="text-lg font-semibold">
          {m.legalContents()}
        </h2>
        <ol className="flex flex-wrap gap-x-5">
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <TextLink className="inline-block py-2" href={`#${id}`}>
                {heading}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, heading, texts, after }) => (
        <TextPart key={id} id={id} heading={heading}>
          {texts.map((text) => (typeof text === 'string' ? <p key={text}>{text}</p> : <TextList key={text[0]} of={text} />))}
          {after}
        </TextPart>
      ))}
      <p className="flex flex-wrap gap-x-5">
        <TextLink as={Link} className="py-2" to={paths.terms}>
          {m.termsTitle()}
        </TextLink>
        <TextLink as={Link} className="py-2" to={paths.privacy}>
          {m.privacyTitle()}
        </TextLink>
        <TextLink as={Link} className="py-2" to={paths.login}>
          {m.toSignIn()}
        </TextLink>
      </p>
    </PublicPage>
  );
}

/** The operator's contact for data protection. */
export function Contact() {
  const { email, phone } = webConfig().operator;
  return (
    <p className="flex flex-wrap gap-x-5">
      <TextLink className="py-2" dir="ltr" href={`mailto:${email}`}>
        {email}
      </TextLink>
      <TextLink className="py-2" dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </TextLink>
    </p>
  );
}
