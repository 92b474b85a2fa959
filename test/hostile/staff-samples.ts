/** Requests about the clinic's staff, with every field filled. */
export const staffSamples = {
  'staff.list': {},
  'staff.accounts': {},
  'staff.invite': {
    body: {
      email: 'dr.new@hospital.example',
      role: 'CLINICIAN',
      name: { en: 'Dr. New', ar: 'د. جديد' },
      specialty: { en: 'Family medicine', ar: 'طب الأسرة' },
      duties: ['prescriber'],
      licence: { number: 'D-1234', expiresOn: '2030-01-31' },
      language: 'ar',
    },
  },
  'staff.inviteAgain': {},
  'staff.deactivate': { body: { standInId: '3f0c2a1e-0000-4000-8000-000000000000' } },
  'staff.reactivate': {},
  'staff.change': {
    body: {
      name: { en: 'Huda Al-Naimi', ar: 'هدى النعيمي' },
      specialty: { en: 'Family medicine', ar: 'طب الأسرة' },
      duties: ['prescriber'],
      licence: { number: 'D-1234', expiresOn: '2030-01-31' },
    },
  },
};
