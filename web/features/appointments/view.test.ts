import { describe, expect, it } from 'vitest';
import { type View, addressOf, viewOf } from './view.ts';

const today = '2026-11-23';
const viewAt = (address: string) => viewOf(new URL(address, 'https://afiya.example').searchParams, today);

describe('the view of an address', () => {
  it("is the clinic's today by default, whatever else the address contains", () => {
    const day: View = { kind: 'day', date: today, clinicianId: undefined, offered: undefined };
    expect(viewAt('/appointments')).toEqual(day);
    expect(viewAt('/appointments?view=month&date=2026-02-30&clinicianId=%2F&time=9&minutes=x')).toEqual(day);
  });

  it.each<View>([
    { kind: 'day', date: today, clinicianId: undefined, offered: undefined },
    { kind: 'day', date: '2026-12-01', clinicianId: 'a-1', offered: undefined },
    { kind: 'week', date: today, clinicianId: 'a-1', offered: undefined },
    { kind: 'waiting', date: today, clinicianId: 'a-1', offered: { time: '09:05', minutes: 15 } },
  ])('matches the view that the address was made from: %o', (view) => {
    expect(viewAt(addressOf(view, today))).toEqual(view);
  });
});
