const ulid = '01JZZZZZZZZZZZZZZZZZZZZZZZ';
const userId = 'a4c2d0f1-7b1e-4c65-9b1a-0d5c6e7f8a9b';

/** Requests about appointments, with every field filled. */
export const appointmentSamples = {
  'clinicians.list': {},
  'clinicians.changeHours': {
    body: {
      weekly: [[{ from: '07:00', to: '14:00' }], [], [], [], [], [], []],
      exceptions: [{ date: '2027-01-01', periods: [{ from: '07:00', to: '09:00' }], reason: 'Conference' }],
    },
  },
  'appointments.list': {
    query: {
      date: '2026-01-01',
      days: '1',
      clinicianId: userId,
      specialty: 'Family medicine',
      part: 'left',
      search: 'Amal',
      known: 'A'.repeat(16),
      cursor: 'A'.repeat(40),
    },
  },
  'appointments.board': {
    query: { date: '2026-01-01', clinicianId: userId, specialty: 'Family medicine', search: 'Amal', known: 'A'.repeat(16) },
  },
  'clinicians.coming': { query: { from: '2026-01-01', to: '2026-01-31', phones: 'true' } },
  'appointments.free': {
    query: {
      clinicianId: userId,
      from: '2026-01-01',
      days: '14',
      minutes: '20',
      moving: ulid,
      specialty: 'Family medicine',
      age: '40',
      gender: 'female',
      once: 'true',
      cursor: 'A'.repeat(40),
    },
  },
  'appointments.waiting': { query: { clinicianId: userId, minutes: '20', cursor: 'A'.repeat(40) } },
  'appointments.missed': { query: { cursor: 'A'.repeat(40) } },
  'appointments.requests': { query: { clinicianId: userId, cursor: 'A'.repeat(40) } },
  'appointments.book': {
    body: {
      patientId: '01JZZZZZZZZZZZZZZZZZZZZZZA',
      clinicianId: userId,
      date: '2027-01-01',
      time: '09:00',
      minutes: 20,
      overbooking: 'She is in pain',
      service: 'consultation',
      reason: 'Back pain',
      despite: 'deceased',
    },
  },
  'appointments.wait': {
    body: {
      patientId: '01JZZZZZZZZZZZZZZZZZZZZZZA',
      clinicianId: userId,
      specialty: 'Cardiology',
      minutes: 20,
      service: 'consultation',
      reason: 'Back pain',
      despite: 'inactive',
    },
  },
  'appointments.ofPatient': {},
  'series.plan': {
    query: { clinicianId: userId, minutes: '20', from: '2026-01-01', until: '2026-02-01', weekly: '0T07:00,2T07:00' },
  },
  'series.book': {
    body: {
      clinicianId: userId,
      minutes: 20,
      service: 'consultation',
      reason: 'Dialysis',
      despite: 'inactive',
      places: [
        { date: '2026-01-01', time: '07:00' },
        { date: '2026-01-03', time: '07:00' },
      ],
    },
  },
  'series.continue': {},
  'series.move': {
    body: { clinicianId: userId, places: [{ appointmentId: ulid, date: '2026-01-01', time: '07:00' }], reason: 'Ramadan' },
  },
  'series.cancel': { body: { from: '2026-01-01', reason: 'Transplanted' } },
  'appointments.past': { query: { of: 'cancelledAhead', cursor: 'A'.repeat(40) } },
  'appointments.get': {},
  'appointments.time': {
    body: {
      clinicianId: userId,
      date: '2027-01-01',
      time: '09:00',
      minutes: 20,
      overbooking: 'She is in pain',
      reason: 'The clinician is away',
    },
  },
  'appointments.change': { body: { status: 'cancelled', reason: 'Travels' } },
};
