import { ulid } from 'ulid';

/** Items as earlier releases wrote them, one for each migration that writes another item, about a patient. */
export function earlierItems(patientId: string): Record<string, unknown>[] {
  const [member, at] = ['01KE6Q4Z00-earlier', '2026-11-20T08:00:00.000Z'];
  const pk = `PATIENT#${patientId}`;
  const appointment = (status: string, more: object = {}) => {
    const id = ulid();
    const made = { id, patientId, version: 1, patient: { firstName: 'Noor', lastName: 'Ali' }, minutes: 20, service: 'consultation' };
    return { pk, sk: `APPOINTMENT#${id}`, ...made, status, createdAt: at, createdBy: member, changedAt: at, ...more };
  };
  const [visit, note] = [ulid(), ulid()];
  return [
    { pk: 'STAFF', sk: member, id: member, version: 1, name: { en: 'Earlier', ar: 'سابق' }, duties: ['nurse'] },
    { pk: 'STAFF', sk: `${member}#HOURS`, clinicianId: member, version: 1, weekly: Array.from({ length: 7 }, () => []), exceptions: [] },
    { pk: `USER#${member}`, sk: `NOTE#${note}`, id: note, message: { en: 'Told', ar: 'أُبلغ' }, at, unread: true, patientId },
    appointment('waitlist'),
    appointment('cancelled', { clinicianId: member, startsAt: at }),
    appointment('pending', { clinicianId: member, startsAt: at }),
    {
      pk,
      sk: `ENCOUNTER#${visit}`,
      id: visit,
      patientId,
      version: 1,
      status: 'finished',
      service: 'consultation',
      startedAt: at,
      finishedAt: at,
      createdAt: at,
      createdBy: member,
      changedAt: at,
    },
    // About a prescription that is older than those which a reader takes without its number.
    {
      pk,
      sk: 'REPEAT#amlodipine',
      version: 1,
      medicine: 'amlodipine',
      prescriptionId: ulid(),
      state: 'asked',
      askedBy: member,
      relation: 'self',
      askedAt: at,
    },
    // A count of the laboratory's bench that no order has.
    { pk: 'STATS#WORK', sk: member, onBench: 3 },
  ];
}
