import type { CareDirectory, CareService } from './care-directory.ts';
import type { Location, Municipality } from './municipalities.ts';

const read = '2026-11-23';
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const always = weekdays.map(() => [{ from: '00:00', to: '24:00' }]);

/** An emergency department of a hospital. */
const emergency = (
  service: Pick<CareService, 'id' | 'name' | 'near' | 'ages' | 'sources'> &
    Partial<Pick<CareService, 'purpose' | 'forPregnancy' | 'location'>>,
): CareService => ({
  kind: 'emergency',
  purpose: { en: 'Emergency department', ar: 'قسم الطوارئ' },
  hours: always,
  ...service,
});

/** A pediatric emergency center of Hamad Medical Corporation. */
const childrens = (id: string, name: CareService['name'], near: Municipality[], location?: CareService['location']): CareService =>
  emergency({
    id,
    name,
    near,
    purpose: { en: 'Emergencies of children', ar: 'طوارئ الأطفال' },
    ages: { below: 14 },
    ...(location && { location }),
    sources: ['hmc-eid-2025', 'eid-2025', ...(location ? ['map'] : [])],
  });

/** A health center of the Primary Health Care Corporation with urgent care at all hours. */
const urgentCare = (
  id: string,
  name: CareService['name'],
  near: Municipality[],
  takes: 'everybody' | 'adults',
  location?: CareService['location'],
): CareService => ({
  id,
  kind: 'urgent-care',
  name,
  purpose: {
    en: 'Urgent care, no appointment needed',
    ar: 'رعاية عاجلة من دون موعد',
  },
  near,
  ...(takes === 'adults' && { ages: { from: 18 } }),
  hours: always,
  ...(location && { location }),
  sources: ['phcc-ramadan-2024', 'phcc-eid-2025', ...(location ? ['map'] : [])],
});

const at = (latitude: number, longitude: number): Location => ({ latitude, longitude });

/** A health center of the Primary Health Care Corporation; its everyday hours are not certain. */
const healthCenter = (id: string, name: CareService['name'], near: Municipality[], location?: Location): CareService => ({
  id: `${id}-health-center`,
  kind: 'health-center',
  name,
  purpose: { en: 'Health center: family doctor, for those who are registered there', ar: 'مركز صحي: طبيب الأسرة للمسجلين فيه' },
  near,
  ...(location && { location }),
  sources: ['phcc-national-day-2023', ...(location ? ['map'] : [])],
});

/**
 * Where to go in Qatar, from public sources. The services themselves have not confirmed it: before it is shown to the public, the operator
 * compares every row with the service (docs/operations.md). Facts without a certain source, such as a telephone number, are left out.
 */
export const shippedCareDirectory: CareDirectory = {
  checkedOn: read,
  sources: [
    {
      id: 'where-for-your-care',
      title: 'Public urged to visit emergency departments for serious cases only',
      organization: 'The Peninsula',
      read,
    },
    {
      id: 'children-2024',
      title: 'Qatar healthcare sector encourages public to make right choice for children medical care needs',
      organization: 'The Peninsula',
      published: '2024-02-23',
      read,
    },
    {
      id: 'hmc-eid-2025',
      title: 'HMC continues efficient emergency response during Eid holidays',
      organization: 'The Peninsula',
      published: '2025-06-09',
      read,
    },
    { id: 'eid-2025', title: 'HMC, PHCC announce Eid holiday working hours', organization: 'Gulf Times', published: '2025-06', read },
    {
      id: 'aah-2024',
      title: 'Al Khor Hospital Emergency Department to be relocated to Aisha bint Hamad Al Attiyah Hospital',
      organization: 'The Peninsula',
      published: '2024-10-07',
      read,
    },
    { id: 'al-wakra-2012', title: 'Al Wakra Hospital opens', organization: 'Zawya', published: '2012-12', read },
    {
      id: 'cuban-2023',
      title: 'President of Cuba visits Cuban Hospital in Dukhan area',
      organization: 'Qatar News Agency, through MENAFN',
      published: '2023-12',
      read,
    },
    {
      id: 'wwrc',
      title: 'Women’s Wellness and Research Center: Emergency Department',
      organization: 'Hamad Medical Corporation',
      read,
    },
    { id: 'sidra', title: 'Emergency Medicine', organization: 'Sidra Medicine', read },
    {
      id: 'phcc-ramadan-2024',
      title: 'Qatar’s PHCC announces operating hours during holy month of Ramadan',
      organization: 'Doha News',
      published: '2024-03-11',
      read,
    },
    {
      id: 'phcc-eid-2025',
      title: 'PHCC receives 16,867 visitors at on-call health centers during Eid Al-Adha holiday',
      organization: 'Primary Health Care Corporation',
      published: '2025-06-11',
      read,
    },
    {
      id: 'phcc-national-day-2023',
      title: 'PHCC working hours during National Day holiday',
      organization: 'The Peninsula, through MENAFN',
      published: '2023-12',
      read: '2026-11-26',
    },
    { id: 'map', title: 'Plus Codes of hospitals and health centers', organization: 'A public map', read: '2026-11-26' },
    { id: 'phcc-helpline', title: 'PHCC’s helpline receives 99,000 calls in Nov 2015', organization: 'Gulf Times', read },
    { id: 'pharmacists', title: 'Public urged to report erring pharmacies', organization: 'The Peninsula', published: '2014-04-15', read },
  ],
  services: [
    {
      id: 'ambulance',
      kind: 'ambulance',
      name: { en: 'Ambulance', ar: 'الإسعاف' },
      purpose: { en: 'Life in danger: the ambulance comes to you', ar: 'خطر على الحياة: الإسعاف يأتي إليك' },
      near: [],
      phone: '999',
      hours: always,
      sources: ['where-for-your-care', 'eid-2025'],
    },
    emergency({
      id: 'wwrc',
      name: { en: 'Women’s Wellness and Research Center', ar: 'مركز صحة المرأة والأبحاث' },
      purpose: {
        en: 'Emergencies of pregnancy: bleeding, pain, leaking water, a baby that moves less',
        ar: 'طوارئ الحمل: نزيف أو ألم أو نزول ماء أو قلة حركة الجنين',
      },
      near: ['doha', 'al-rayyan'],
      forPregnancy: true,
      location: at(25.2951, 51.5062),
      sources: ['wwrc', 'map'],
    }),
    emergency({
      id: 'hamad-general',
      name: { en: 'Hamad General Hospital', ar: 'مستشفى حمد العام' },
      near: ['doha', 'al-rayyan'],
      // Younger children go to the pediatric emergency centers.
      ages: { from: 14 },
      location: at(25.2942, 51.5029),
      sources: ['hmc-eid-2025', 'eid-2025', 'map'],
    }),
    emergency({
      id: 'sidra',
      name: { en: 'Sidra Medicine', ar: 'سدرة للطب' },
      purpose: { en: 'Severe illness and injury of children', ar: 'أمراض الأطفال وإصاباتهم الشديدة' },
      near: ['al-rayyan', 'doha'],
      ages: { below: 18 },
      location: at(25.3232, 51.4456),
      sources: ['sidra', 'children-2024', 'map'],
    }),
    childrens('pec-al-sadd', { en: 'Pediatric Emergency Center, Al Sadd', ar: 'مركز طوارئ الأطفال – السد' }, ['doha'], at(25.2807, 51.5064)),
    childrens('pec-airport', { en: 'Pediatric Emergency Center, Airport', ar: 'مركز طوارئ الأطفال – المطار' }, ['doha']),
    childrens('pec-al-rayyan', { en: 'Pediatric Emergency Center, Al Rayyan', ar: 'مركز طوارئ الأطفال – الريان' }, ['al-rayyan']),
    emergency({
      id: 'al-wakra',
      name: { en: 'Al Wakra Hospital', ar: 'مستشفى الوكرة' },
      near: ['al-wakra'],
      location: at(25.1669, 51.5878),
      sources: ['al-wakra-2012', 'hmc-eid-2025', 'eid-2025', 'map'],
    }),
    emergency({
      id: 'aisha-bint-hamad',
      name: { en: 'Aisha bint Hamad Al Attiyah Hospital', ar: 'مستشفى عائشة بنت حمد العطية' },
      near: ['al-daayen', 'umm-salal', 'al-khor', 'al-shamal'],
      location: at(25.6071, 51.4624),
      sources: ['aah-2024', 'eid-2025', 'map'],
    }),
    emergency({
      id: 'cuban',
      name: { en: 'The Cuban Hospital, Dukhan', ar: 'المستشفى الكوبي، دخان' },
      near: ['al-sheehaniya'],
      sources: ['cuban-2023', 'eid-2025'],
    }),
    urgentCare('al-sadd', { en: 'Al Sadd Health Center', ar: 'مركز السد الصحي' }, ['doha'], 'everybody'),
    urgentCare('muaither', { en: 'Muaither Health Center', ar: 'مركز معيذر الصحي' }, ['al-rayyan'], 'everybody', at(25.2344, 51.3948)),
    urgentCare('al-mashaf', { en: 'Al Mashaf Health Center', ar: 'مركز المشاف الصحي' }, ['al-wakra'], 'everybody'),
    urgentCare('umm-salal', { en: 'Umm Salal Health Center', ar: 'مركز أم صلال الصحي' }, ['umm-salal', 'al-daayen'], 'everybody'),
    urgentCare('al-ruwais', { en: 'Al Ruwais Health Center', ar: 'مركز الرويس الصحي' }, ['al-shamal', 'al-khor'], 'everybody'),
    urgentCare(
      'rawdat-al-khail',
      { en: 'Rawdat Al Khail Health Center', ar: 'مركز روضة الخيل الصحي' },
      ['doha'],
      'adults',
      at(25.2753, 51.5189),
    ),
    urgentCare('abu-bakr', { en: 'Abu Bakr Al Siddiq Health Center', ar: 'مركز أبو بكر الصديق الصحي' }, ['al-rayyan', 'doha'], 'adults'),
    urgentCare('gharrafat-al-rayyan', { en: 'Gharrafat Al Rayyan Health Center', ar: 'مركز غرافة الريان الصحي' }, ['al-rayyan'], 'adults'),
    urgentCare('al-sheehaniya', { en: 'Al Sheehaniya Health Center', ar: 'مركز الشيحانية الصحي' }, ['al-sheehaniya'], 'adults'),
    {
      id: 'health-centers',
      kind: 'health-center',
      name: { en: 'Health centers (PHCC)', ar: 'المراكز الصحية' },
      purpose: { en: 'Appointments with a family doctor at the center near you', ar: 'مواعيد طبيب الأسرة في المركز القريب من مكانك' },
      near: [],
      phone: '107',
      sources: ['phcc-helpline'],
    },
    healthCenter('airport', { en: 'Airport Health Center', ar: 'مركز المطار الصحي' }, ['doha'], at(25.2561, 51.5579)),
    healthCenter('omar-bin-al-khattab', { en: 'Omar Bin Al Khattab Health Center', ar: 'مركز عمر بن الخطاب الصحي' }, ['doha']),
    healthCenter('al-thumama', { en: 'Al Thumama Health Center', ar: 'مركز الثمامة الصحي' }, ['doha'], at(25.2323, 51.5608)),
    healthCenter('west-bay', { en: 'West Bay Health Center', ar: 'مركز الخليج الغربي الصحي' }, ['doha']),
    healthCenter('umm-ghuwailina', { en: 'Umm Ghuwailina Health Center', ar: 'مركز أم غويلينا الصحي' }, ['doha']),
    healthCenter('madinat-khalifa', { en: 'Madinat Khalifa Health Center', ar: 'مركز مدينة خليفة الصحي' }, ['doha']),
    healthCenter('al-rayyan', { en: 'Al Rayyan Health Center', ar: 'مركز الريان الصحي' }, ['al-rayyan']),
    healthCenter('al-wajba', { en: 'Al Wajba Health Center', ar: 'مركز الوجبة الصحي' }, ['al-rayyan'], at(25.2823, 51.4023)),
    healthCenter('al-waab', { en: 'Al Waab Health Center', ar: 'مركز الوعب الصحي' }, ['al-rayyan']),
    healthCenter('mesaimeer', { en: 'Mesaimeer Health Center', ar: 'مركز مسيمير الصحي' }, ['al-rayyan', 'doha']),
    healthCenter('abu-nakhla', { en: 'Abu Nakhla Health Center', ar: 'مركز أبو نخلة الصحي' }, ['al-rayyan']),
    healthCenter('al-wakra', { en: 'Al Wakra Health Center', ar: 'مركز الوكرة الصحي' }, ['al-wakra'], at(25.1734, 51.5956)),
    healthCenter('south-al-wakra', { en: 'South Al Wakra Health Center', ar: 'مركز جنوب الوكرة الصحي' }, ['al-wakra']),
    healthCenter('al-daayen', { en: 'Al Daayen Health Center', ar: 'مركز الظعاين الصحي' }, ['al-daayen']),
    healthCenter('leabaib', { en: 'Leabaib Health Center', ar: 'مركز لعبيب الصحي' }, ['al-daayen', 'umm-salal', 'doha']),
    healthCenter('al-khor', { en: 'Al Khor Health Center', ar: 'مركز الخور الصحي' }, ['al-khor']),
    healthCenter('al-jumailiya', { en: 'Al Jumailiya Health Center', ar: 'مركز الجميلية الصحي' }, ['al-sheehaniya']),
    {
      id: 'pharmacies',
      kind: 'pharmacy',
      name: { en: 'A pharmacy near you', ar: 'صيدلية قريبة من مكانك' },
      purpose: {
        en: 'A pharmacist’s advice on minor complaints, and medicines without a prescription',
        ar: 'نصيحة الصيدلي للشكاوى البسيطة، وأدوية لا تحتاج إلى وصفة',
      },
      near: [],
      sources: ['pharmacists'],
    },
    {
      id: 'mental-health',
      kind: 'mental-health',
      name: { en: 'Mental health line: call 16000 and press 4', ar: 'خط الصحة النفسية: 16000 ثم الرقم 4' },
      purpose: { en: 'To talk to someone now', ar: 'للحديث مع مختص الآن' },
      near: [],
      phone: '16000',
      hours: weekdays.map((weekday) => (weekday === 5 ? [] : [{ from: '08:00', to: '18:00' }])),
      sources: ['eid-2025'],
    },
    {
      id: 'advice',
      kind: 'advice',
      name: { en: 'Healthcare contact center', ar: 'مركز الاتصال الموحد للرعاية الصحية' },
      purpose: { en: 'If you do not know where to go', ar: 'للاستفسار عن المكان المناسب' },
      near: [],
      phone: '16000',
      hours: always,
      sources: ['eid-2025'],
    },
  ],
};
