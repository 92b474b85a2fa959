/** The phone numbers for people in Qatar to call; every page takes them from here. */
export const contacts = {
  /** Ambulance, police, fire. */
  emergency: '999',
  /** Hamad Medical Corporation's customer service, which gives no medical advice. */
  hospital: '16060',
  /** The unified healthcare contact centre, open 24 hours; `mentalHealthKey` selects the mental health line. */
  healthcare: '16000',
  mentalHealthKey: '4',
  /** Where to report faults. */
  support: 'support@afiya.example',
} as const;

const qatarOffsetMs = 3 * 3_600_000;
const friday = 5;
/** Whether the mental health line is answered: Saturday to Thursday, 8:00 to 18:00 in Qatar. */
export function isMentalHealthLineOpen(at: Date): boolean {
  const there = new Date(at.getTime() + qatarOffsetMs);
  const hour = there.getUTCHours();
  return there.getUTCDay() !== friday && hour >= 8 && hour < 18;
}

/** Links to who made the product and where they show it. */
export const about = {
  portfolio: 'https://afiya.example/portfolio',
  profile: 'https://afiya.example/profile',
} as const;
