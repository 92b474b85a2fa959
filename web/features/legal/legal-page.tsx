import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PublicPage, TextPart } from '../../ui/public-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A text that anyone may read before agreeing to it. */
export const LegalPage = ({ title, parts }: { title: string; parts: readonly Part[] }) => (
  <PublicPage title={title}>
    <div className="grid gap-1">
      <h1>{title}</h1>
      <p className="text-muted">{m.legalUpdated()}</p>
    </div>
    {parts.map(({ heading, paragraphs }) => (
      <TextPart key={heading} heading={heading}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
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
