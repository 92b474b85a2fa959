import type { Answers } from '../answers.ts';
import { patientsOf } from './patients.ts';

/** Thirty-six people called Mohammed Ali, three of them born in 1985. */
const all = patientsOf(36, (index) => ({
  personalInfo: {
    firstName: 'Mohammed',
    lastName: 'Ali',
    nameArabic: 'محمد علي',
    gender: 'male',
    dateOfBirth: index % 12 === 0 ? `1985-0${index / 12 + 1}-14` : `${1949 + index}-05-02`,
    nationalId: `2${String(50 + index)}6340${1000 + index * 7}1`.slice(0, 11),
  },
}));
const isOf1985 = (one: (typeof all)[number]) => one.personalInfo.dateOfBirth.startsWith('1985');

/** What a search of them answers: words are names, a year of birth, or the end of a number. */
export const namesakes: Pick<Required<Answers>, 'patients.list' | 'patients.get'> = {
  'patients.list': ({ query: { search, page = 1, limit } }) => {
    const found = all.filter(({ personalInfo: { firstName, lastName, dateOfBirth, nationalId = '' } }) =>
      search
        .toLowerCase()
        .split(' ')
        .every(
          (word) => `${firstName} ${lastName}`.toLowerCase().includes(word) || dateOfBirth.startsWith(word) || nationalId.endsWith(word),
        ),
    );
    const patients = found.slice((page - 1) * limit, page * limit);
    return { patients, total: found.length, page, limit, namesakes: patients.filter(isOf1985).map(({ id }) => ({ id, count: 3 })) };
  },
  'patients.get': ({ params: { id } }) => all.find((one) => one.id === id) ?? { refusal: 'NOT_FOUND' },
};
