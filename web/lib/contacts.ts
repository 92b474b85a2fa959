/** The numbers that people in Qatar are told to call; every page takes them from here. */
export const contacts = {
  /** Ambulance, police, fire. */
  emergency: '999',
  /** Hamad Medical Corporation's customer service, which gives no medical advice. */
  hospital: '16060',
  /** The unified healthcare contact centre, 24 hours; `mentalHealthKey` leads to the mental health line. */
  healthcare: '16000',
  mentalHealthKey: '4',
  /** Whom to write to when something is broken. */
  support: 'support@afiya.example',
} as const;

/** Who made the product, and where they show it. */
export const about = {
  portfolio: 'https://afiya.example/portfolio',
  profile: 'https://afiya.example/profile',
} as const;
