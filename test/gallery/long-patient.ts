import type { BodyInputOf } from '#contract/routes/table.ts';

const fifty = 'Abdulrahmanabdullatifabdulazizabdulkarimabdulmalek';

/** A patient whose every text is as long as such texts get, some of them without a space. */
export const longPatient = {
  personalInfo: {
    firstName: fifty,
    lastName: `Al${fifty.toLowerCase().slice(2)}`,
    nameArabic: 'عبدالرحمنعبداللطيفعبدالعزيزعبدالكريم بن عبدالمحسنعبدالوهابعبدالملك آل عبدالغنيعبدالسلام',
    email: 'abdulrahman.abdullatif.abdulaziz.abdulkarim.abdulmalek@hospital.example',
    phone: '+974 5512 3456',
    nationalId: '28863400123',
    dateOfBirth: '1988-05-17',
    gender: 'male',
    address: {
      street: `Building 1234, ${fifty}street 567, behind the Hamad International Training Center`,
      city: fifty,
      state: 'Al Shahaniya and the municipalities of the north',
      postalCode: '12345678901234567890',
      country: 'QA',
    },
  },
  medicalInfo: {
    allergies: [
      'Trimethoprim-sulfamethoxazole combined with phenoxymethylpenicillin potassium, anaphylaxis in 2019',
      'Hydroxypropylmethylcellulosephthalateacetatesuccinate',
      'حساسية شديدة من الفول السوداني والمكسرات الشجرية بجميع أنواعها مع ضيق في التنفس',
    ],
    medications: ['Hydrochlorothiazide/olmesartan medoxomil/amlodipine 12.5 mg/20 mg/5 mg once daily before breakfast'],
    medicalHistory: `Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis. ${'Seen in clinic. '.repeat(12)}`,
    emergencyContact: {
      name: `${fifty} ${fifty}`,
      relationship: 'brother-in-law of the second wife of his late uncle',
      phone: '+974 4411 2233',
    },
  },
} satisfies BodyInputOf<'patients.create'>;
