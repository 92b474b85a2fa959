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

/** Links to who made the product and where they show it. */
export const about = {
  portfolio: 'https://afiya.example/portfolio',
  profile: 'https://afiya.example/profile',
} as const;
