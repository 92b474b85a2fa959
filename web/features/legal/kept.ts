import { keptFor } from '#contract/base/kept-for.ts';
import type { WebConfig } from '#contract/deployment/web-config.ts';
import { formatLength } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';

/** How long each thing is kept, from what the functions, the stacks and the stage's settings keep to. */
export function keptPeriods(locale: Locale, stage: WebConfig['keptDays']): string[] {
  const days = (day: number): string => formatLength(locale, { day });
  const hours = (hour: number): string => formatLength(locale, { hour });
  return [
    m.privacyLongRecord(),
    m.privacyLongBackups({ period: days(keptFor.backupDays), recent: days(keptFor.recoveryDays) }),
    m.privacyLongDocuments({ period: days(keptFor.recoveryDays) }),
    m.privacyLongAccount({ period: hours(keptFor.unconfirmedAccountHours) }),
    m.privacyLongSymptoms({ period: hours(keptFor.symptomCheckHours) }),
    m.privacyLongMerges({ period: days(keptFor.mergedRecordDays) }),
    m.privacyLongSignIns({ period: days(keptFor.signInDays) }),
    m.privacyLongLog(),
    m.privacyLongTrail({ period: days(stage.trail) }),
    m.privacyLongTechnical({ period: days(Math.max(stage.logs, keptFor.fileLogDays)) }),
    m.privacyLongPapers({ period: days(keptFor.paperCodeDays) }),
    m.privacyLongNotifications({ period: days(keptFor.notificationDays) }),
    m.privacyLongExports({ period: days(keptFor.exportDays) }),
  ];
}
