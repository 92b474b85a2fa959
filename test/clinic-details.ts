/** What a clinic prints of itself. */
export const clinicDetails = {
  name: { en: 'Corniche Family Clinic', ar: 'عيادة الكورنيش لطب الأسرة' },
  address: { en: '12 Al Corniche Street, Doha', ar: '12 شارع الكورنيش، الدوحة' },
  phone: '+974 4444 1234',
  licence: 'HF-20261',
};
