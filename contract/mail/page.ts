import type { Language, Texts } from '../base/language.ts';

/** What an e-mail says in one language. */
export interface MailWords {
  /** Follows the sender's name in the subject. */
  readonly subject: string;
  readonly heading: string;
  /** What it is and why the recipient gets it. */
  readonly lines: readonly string[];
  /** A day and time, which stands out. */
  readonly fact?: string;
  /** What the button does. */
  readonly action?: string;
  /** What to do next, and what to do if it was somebody else. */
  readonly after: readonly string[];
  /** All of this in a few sentences, below the other language. */
  readonly brief: readonly string[];
}

/** A code or password to copy, which both languages share. */
export interface MailValue {
  readonly caption: Texts;
  readonly value: string;
  readonly look: 'code' | 'password' | 'plain';
}

export interface MailPage {
  readonly words: Readonly<Record<Language, MailWords>>;
  readonly values?: readonly MailValue[];
  /** The path to which the button leads. */
  readonly path?: `/${string}`;
  /** Whether the button comes last, because only who did not do it needs it. */
  readonly buttonLast?: boolean;
  /** How to stop such e-mails: reminders in Settings, notices that protect an account not at all. */
  readonly stop?: 'reminders' | 'never';
}

/** A composed e-mail: both languages in each of its parts. */
export interface Composed {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const product: Texts = { en: 'Afiya', ar: 'عافية' };
const directions = { en: 'ltr', ar: 'rtl' } as const;
const sent: Texts = {
  en: 'Sent by Afiya to the address of your account. Replies are not read.',
  ar: 'أُرسلت من منصة عافية إلى عنوان حسابك، ولا تُقرأ الردود عليها.',
};
const stops: Readonly<Record<NonNullable<MailPage['stop']>, Texts>> = {
  reminders: { en: 'You can turn reminders off in Settings.', ar: 'يمكن إيقاف رسائل التذكير من الإعدادات.' },
  never: { en: 'Emails that protect your account are always sent.', ar: 'الرسائل التي تحمي حسابك تُرسل دائماً.' },
};

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');

// The site's colors (web/app/tokens.css). Inline styles are the light theme, which every mailbox shows; the classes add the dark one.
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Tahoma,Arial,sans-serif";
const dark = [
  '.bg{background:#0e1718!important}',
  '.card{background:#152122!important;border-color:#2a3a3c!important}',
  '.ink{color:#e6eeee!important}',
  '.quiet{color:#a6b8ba!important}',
  '.name{color:#6fd0d3!important}',
  '.box{background:#16373a!important}',
  '.line{border-color:#2a3a3c!important}',
  '.face{background:#2aa3a8!important}',
  '.press{color:#04191a!important}',
  '.bar{background:#04191a!important}',
].join('');
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark}}@media (max-width:480px){.card{padding:24px 20px 12px!important}}`;

const paragraph = (text: string, look: 'ink' | 'quiet' = 'ink', size = 16): string =>
  `<p class="${look}" style="margin:0 0 12px;font-size:${size}px;line-height:1.6;color:${look === 'ink' ? '#14262a' : '#4b5f63'}">${escaped(text)}</p>`;

/** The site's mark, a pulse, in boxes: mailboxes do not draw SVG, and many hold images back. */
const bar = (height: number): string =>
  `<span class="bar" style="display:inline-block;width:3px;height:${height}px;margin:0 1px;border-radius:2px;background:#ffffff;vertical-align:middle"></span>`;
const mark = `<td class="face" width="36" height="36" align="center" valign="middle" bgcolor="#0f5e63" style="width:36px;height:36px;border-radius:10px;background:#0f5e63;font-size:0;line-height:36px" aria-hidden="true">${[5, 10, 20, 13, 6].map(bar).join('')}</td>`;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const sizes = {
  code: "font-size:32px;font-weight:700;letter-spacing:8px;padding-left:8px;font-family:Consolas,Menlo,'Courier New',monospace",
  password: "font-size:20px;font-weight:700;letter-spacing:1px;font-family:Consolas,Menlo,'Courier New',monospace",
  plain: 'font-size:16px;font-weight:600',
} as const;
const box = (content: string): string =>
  table(
    'width="100%" style="margin:4px 0 16px"',
    `<tr><td class="box" align="center" bgcolor="#e2f0f0" style="padding:16px 12px;border-radius:12px;background:#e2f0f0">${content}</td></tr>`,
  );

const valuesBox = (values: readonly MailValue[], order: readonly Language[]): string =>
  box(
    values
      .map(({ caption, value, look }, at) => {
        const captions = order.map((one) => `<span lang="${one}" dir="${directions[one]}">${escaped(caption[one])}</span>`).join(' · ');
        return (
          `<div class="quiet" style="margin-top:${at === 0 ? 0 : 12}px;font-size:13px;line-height:1.5;color:#4b5f63">${captions}</div>` +
          `<div class="ink" dir="ltr" style="${sizes[look]};line-height:1.4;color:#14262a;overflow-wrap:anywhere">${escaped(value)}</div>`
        );
      })
      .join(''),
  );
const factBox = (fact: string): string =>
  box(
    `<div class="ink" style="font-size:20px;font-weight:700;line-height:1.4;color:#14262a;text-wrap:balance">${escaped(fact).replaceAll(/ (?=\d)/g, '&nbsp;')}</div>`,
  );

const button = (text: string, href: string): string =>
  table(
    'style="margin:4px 0 20px"',
    `<tr><td class="face" align="center" bgcolor="#0f5e63" style="border-radius:10px;background:#0f5e63"><a class="press" href="${escaped(href)}" ` +
      `style="display:inline-block;padding:13px 28px;font-size:16px;font-weight:600;line-height:1.4;color:#ffffff;text-decoration:none">${escaped(text)}</a></td></tr>`,
  );

const block = (language: Language, content: string): string =>
  `<div lang="${language}" dir="${directions[language]}" style="text-align:${language === 'ar' ? 'right' : 'left'}">${content}</div>`;
const heading = (text: string, level: 1 | 2): string =>
  `<h${level} class="ink" style="margin:0 0 12px;font-size:${level === 1 ? 22 : 17}px;font-weight:700;line-height:1.35;color:#14262a">${escaped(text)}</h${level}>`;

/**
 * The e-mail of a page: `first` in full, then the other language in short. `site` is the stage's address, if it has a domain of its own;
 * nothing else is linked, and nothing is fetched.
 */
export function composed(
  { words, values = [], path = '/', buttonLast = false, stop }: MailPage,
  first: Language,
  site: string | undefined,
): Composed {
  const second: Language = first === 'en' ? 'ar' : 'en';
  const order = [first, second] as const;
  const main = words[first];
  const other = words[second];
  const subject = order.map((one) => `${product[one]}: ${words[one].subject}`).join(' · ');
  const address = site === undefined ? undefined : new URL(path, site).href;
  const host = site === undefined ? undefined : new URL(site).host;
  const closing = (language: Language): string =>
    [sent, ...(stop === undefined ? [] : [stops[stop]])].map((said) => said[language]).join(' ');

  const brand = table(
    '',
    `<tr>${mark}<td style="padding:0 10px;font-size:18px;line-height:36px"><span class="name" style="font-weight:700;color:#0b5358">${product[first]}</span>` +
      `<span class="quiet" lang="${second}" style="color:#4b5f63"> · ${product[second]}</span></td></tr>`,
  );
  const press = main.action === undefined || address === undefined ? [] : [button(main.action, address)];
  const inFull = [
    heading(main.heading, 1),
    ...main.lines.map((one) => paragraph(one)),
    ...(values.length > 0 ? [valuesBox(values, order)] : []),
    ...(main.fact === undefined ? [] : [factBox(main.fact)]),
    ...(buttonLast ? [] : press),
    ...main.after.map((one) => paragraph(one)),
    ...(buttonLast ? press : []),
  ].join('');
  const inShort = [heading(other.heading, 2), ...other.brief.map((one) => paragraph(one, 'quiet', 15))].join('');
  const line = '<div class="line" style="margin:20px 0;border-top:1px solid #dde5e6;font-size:0;line-height:0">&nbsp;</div>';
  const link =
    site === undefined
      ? ''
      : `<p style="margin:0;font-size:13px;line-height:1.6"><a class="name" dir="ltr" href="${escaped(site)}" style="color:#0b5358">${escaped(host ?? '')}</a></p>`;
  const footer = order.map((one) => block(one, paragraph(closing(one), 'quiet', 13))).join('') + link;
  const row = (content: string, padding: string): string => `<tr><td style="padding:${padding}">${content}</td></tr>`;
  const page = table(
    'align="center" width="100%" style="max-width:560px;margin:0 auto"',
    row(brand, '0 4px 16px') +
      `<tr><td class="card" bgcolor="#ffffff" style="padding:32px 32px 20px;border:1px solid #dde5e6;border-radius:16px;background:#ffffff">${block(first, inFull)}${line}${block(second, inShort)}</td></tr>` +
      row(footer, '16px 4px 0'),
  );
  const preview = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(main.lines[0] ?? main.heading)}</div>`;
  return {
    subject,
    html:
      `<!doctype html><html lang="${first}" dir="${directions[first]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
      `<title>${escaped(subject)}</title><style>${style}</style></head>` +
      `<body class="bg" style="margin:0;padding:0;background:#f6f8f8;${font}">${preview}` +
      `${table('class="bg" width="100%" bgcolor="#f6f8f8" style="background:#f6f8f8"', `<tr><td align="center" style="padding:24px 12px;${font}">${page}</td></tr>`)}</body></html>`,
    text: [
      main.heading,
      ...main.lines,
      ...values.map(({ caption, value }) => `${caption[first]}: ${value}`),
      ...(main.fact === undefined ? [] : [main.fact]),
      ...main.after,
      ...(address === undefined ? [] : [address]),
      closing(first),
      '—',
      other.heading,
      ...other.brief,
      closing(second),
    ].join('\n\n'),
  };
}
