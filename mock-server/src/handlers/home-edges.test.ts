import type { HomeSummary, ReportPage } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const home = (caller = doctor) => caller.get<HomeSummary>('/api/v2/home/summary');
const idsOf = (reports: readonly { readonly report_id: string }[]) => reports.map(({ report_id: id }) => id);
const post = async (caller: ClinicalCalls, path: string, body: object) => {
  const { status, text } = await caller.send('POST', `/api/v2/application/${path}`, body);
  expect(status, text).toBe(200);
};

test('home says whose it is, of when, by which knowledge and what was new', async () => {
  const { updates, my_applications: mine, ...told } = await home();
  expect(told).toMatchObject({
    hospital_name: '江州市第一人民医院',
    knowledge_version: 'v6.2',
    data_time: '2025-11-18T10:30:00+08:00',
  });
  expect(updates.map(({ date }) => date)).toEqual(
    updates
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(updates.map(({ date }) => date).slice(0, 3)).toEqual(['2025-11-06', '2025-11-06', '2025-10-02']);
  expect(updates.filter(({ title }) => title === '')).toEqual([]);
  // On home no report is open that could call for one.
  expect(mine.map(({ sort, highlight }) => [sort, highlight])).toEqual([1, 2, 3, 4, 5].map((place) => [place, false]));
});

test('ten unread reports of today stand first, as the list has them; a read one makes room for the next', async () => {
  const unread = () =>
    doctor.get<ReportPage>('/api/v2/reports?tab=unread&date=2025-11-18&page_size=200').then(({ data }) => idsOf(data));
  const listed = await unread();
  const before = await home();
  expect(listed).toHaveLength(before.counts.unread);
  expect(idsOf(before.priority)).toEqual(listed.slice(0, 10));
  await doctor.analysis(listed[0] ?? '');
  const after = await home();
  expect(after.counts).toEqual({ ...before.counts, unread: before.counts.unread - 1 });
  expect(idsOf(after.priority)).toEqual(listed.slice(1, 11));
  // What another account has read is its own.
  expect((await home(await doctor.as('lab-plain'))).counts.unread).not.toBe(after.counts.unread);
});

describe('hints', () => {
  test('of a tool that is stopped are gone, and in no count', async () => {
    const before = await home();
    await post(await doctor.as('account'), 'manage/app-grace', { revision: 1, enabled: false });
    const after = await home();
    expect(after.hints).toEqual(before.hints.filter(({ api_type: type }) => type !== 5));
    expect(after.hints).toHaveLength(before.hints.length - 1);
    expect(after.counts.hints).toBe(before.counts.hints - 1);
  });

  test('of the own tools come first and are counted alone; none is lost by choosing', async () => {
    const before = await home();
    await post(doctor, 'doctor', { my_applications: [{ application_id: 'app-ckd', sort: 1 }] });
    const after = await home();
    expect(after.counts.hints).toBe(1);
    expect(after.hints[0]).toMatchObject({ application_id: 'app-ckd', patient_name: '顾怀远', report_id: 'R1004-01' });
    expect(after.hints.toSorted((a, b) => (a.hint < b.hint ? -1 : 1))).toEqual(
      before.hints.toSorted((a, b) => (a.hint < b.hint ? -1 : 1)),
    );
    for (const { hint, patient_id: patient, application_icon: icon } of after.hints)
      expect([hint === '', patient.startsWith('P'), icon.startsWith('icon-')]).toEqual([false, true, true]);
  });

  test('follow the reports in the order in which these are to be read', async () => {
    const { data } = await doctor.get<ReportPage>('/api/v2/reports?date=2025-11-18&page_size=200');
    const places = new Map(idsOf(data).map((id, index) => [id, index] as const));
    const { hints, counts } = await home();
    for (const part of [hints.slice(0, counts.hints), hints.slice(counts.hints)]) {
      const order = part.map(({ report_id: id }) => places.get(id) ?? -1);
      expect(order.length).toBeGreaterThan(1);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});

// To be watched: today R1026-01 08:05, R1009-01 08:14, R1007-01 08:26, R1017-01 08:40; yesterday R1001-02 07:50, R1008-02 08:22.
test.each([
  ['00:00:00', 0],
  ['08:05:00', 0],
  ['08:14:00', 1],
  ['08:21:59', 1],
  ['08:22:00', 0],
  ['08:26:00', 1],
  ['08:40:00', 2],
])('the change of reports in focus compares the two days up to the same time, at %s by %i', async (time, change) => {
  await doctor.send('POST', '/__mock/clock', { now: `2025-11-18T${time}+08:00` });
  expect((await home()).counts.focus_change).toBe(change);
});
