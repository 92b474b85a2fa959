export const severityLevels = ['Low', 'Medium', 'High', 'Emergency'] as const;
export type SeverityLevel = (typeof severityLevels)[number];
export const actions = ['self-care', 'appointment', 'urgent-care', 'emergency', 'telemedicine', 'specialist-referral'] as const;
export type Action = (typeof actions)[number];

/** Where a check sends somebody and how soon, the least urgent first: the one scale that everything else on a result follows from. */
export const dispositions = ['home', 'pharmacist', 'weeks', 'days', 'today', 'emergency-department', 'ambulance'] as const;
export type Disposition = (typeof dispositions)[number];

/** How urgent a disposition is, to compare two. */
export const rankOf = (one: Disposition): number => dispositions.indexOf(one);

/** What the specification shows of a disposition: severity, urgency (0 to 10) and recommended action. */
export const shownOf = {
  home: { severity: 'Low', urgencyScore: 2, action: 'self-care' },
  pharmacist: { severity: 'Low', urgencyScore: 3, action: 'self-care' },
  weeks: { severity: 'Medium', urgencyScore: 4, action: 'appointment' },
  days: { severity: 'Medium', urgencyScore: 5, action: 'appointment' },
  today: { severity: 'High', urgencyScore: 7, action: 'urgent-care' },
  'emergency-department': { severity: 'Emergency', urgencyScore: 9, action: 'emergency' },
  ambulance: { severity: 'Emergency', urgencyScore: 10, action: 'emergency' },
} as const satisfies Record<Disposition, { severity: SeverityLevel; urgencyScore: number; action: Action }>;
