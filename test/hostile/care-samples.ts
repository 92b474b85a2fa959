/** Requests about where to go, with every field filled. */
export const careSamples = {
  'clinicCatalogue.get': {},
  'clinicCatalogue.change': {
    body: {
      services: { consultation: { isOffered: true, minutes: 25 } },
      tests: {
        potassium: {
          isOffered: true,
          ranges: [{ from: 18, to: 120, sex: 'female', low: 3.4, high: 5 }],
          critical: { low: 2.5, high: 6.5 },
        },
      },
    },
  },
  'clinicProfile.get': {},
  'clinicProfile.change': {
    body: {
      name: { en: 'Corniche Clinic', ar: 'عيادة الكورنيش' },
      address: { en: '1 Corniche, Doha', ar: '1 الكورنيش، الدوحة' },
      phone: '+974 4444 1234',
      licence: 'HF-1234',
    },
  },
  'careDirectory.get': {},
  'careDirectory.change': {
    body: {
      directory: {
        checkedOn: '2026-11-23',
        sources: [{ id: 'source', title: 'Opening hours', organization: 'A hospital', published: '2026', read: '2026-11-23' }],
        services: [
          {
            id: 'hospital',
            kind: 'emergency',
            name: { en: 'Hospital', ar: 'مستشفى' },
            purpose: { en: 'Emergencies', ar: 'الطوارئ' },
            near: ['doha'],
            phone: '+97444390000',
            ages: { from: 14, below: 100 },
            forPregnancy: false,
            hours: [[{ from: '07:00', to: '14:00' }], [], [], [], [], [], []],
            sources: ['source'],
          },
          ...(['ambulance', 'advice'] as const).map((kind) => ({
            id: kind,
            kind,
            name: { en: 'Number', ar: 'رقم' },
            purpose: { en: 'Questions', ar: 'استفسار' },
            near: [],
            phone: '999',
            hours: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
            sources: ['source'],
          })),
        ],
      },
    },
  },
};
