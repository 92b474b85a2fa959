/** Requests about the clinic's staff, and of the staff to one another, with every field filled. */
export const staffSamples = {
  'staff.list': {},
  'staff.accounts': { query: { cursor: 'A'.repeat(100), search: 'Huda', duty: 'nurse', standing: 'working' } },
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
  'tasks.mine': { query: { cursor: 'A'.repeat(100), state: 'done' } },
  'tasks.given': { query: { cursor: 'A'.repeat(100), state: 'open' } },
  'tasks.give': {
    body: {
      text: 'Call about the results\nand book a visit',
      givenTo: '3f0c2a1e-0000-4000-8000-000000000000',
      patientId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      dueOn: '2030-01-31',
    },
  },
  'tasks.change': { body: { state: 'done' } },
  'tasks.handOn': { body: { givenTo: '3f0c2a1e-0000-4000-8000-000000000000', why: 'I am away' } },
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
