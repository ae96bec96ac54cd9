import type { ReportPage, TimelineReport } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

// Order, limits and refusals of the report lists.

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);
const urgency = ['critical', 'focus', 'none'];

function placeOf({ report_time: time, level }: ReportPage['data'][number]): string {
  return `${time.slice(0, 10)} ${9 - urgency.indexOf(level)}`;
}

test('newest day first, within it by level', async () => {
  const { data } = await calls.list('page_size=200');
  expect(new Set(data.map((row) => row.report_time.slice(0, 10))).size).toBeGreaterThan(1);
  const places = data.map(placeOf);
  expect(places).toEqual(places.toSorted().reverse());
});

test('one patient can be asked for', async () => {
  const { data, total_elements: total } = await calls.list('patient_id=P1004&page_size=200');
  expect(total).toBeGreaterThan(3);
  expect(new Set(data.map((row) => row.patient_id))).toEqual(new Set(['P1004']));
});

test('departments are named once each, in the order of Chinese', async () => {
  const { departments } = await calls.list('page_size=1');
  expect(departments).toEqual([...new Set(departments)].toSorted((a, b) => a.localeCompare(b, 'zh-CN')));
  expect(departments).not.toContain('');
});

test('a blank keyword finds everything', async () => {
  expect((await calls.list('keyword=  ')).total_elements).toBe((await calls.list('')).total_elements);
});

test.each([
  ['', 5],
  ['start_date=2025-11-12', 2],
  ['start_date=2025-11-13', 1],
  ['end_date=2025-11-12', 4],
  ['end_date=2025-11-11', 3],
])('reports of a patient from and to a day, both included: %s', async (query, least) => {
  const url = `/api/v2/reading2/patients/P1004/reports?page_size=100&${query}`;
  const { data } = await calls.get<{ data: TimelineReport[] }>(url);
  expect(data.length).toBeGreaterThanOrEqual(least);
  for (const { report_time: time } of data) {
    const [name, day = ''] = query.split('=');
    if (name === 'start_date') expect(time.slice(0, 10) >= day).toBe(true);
    if (name === 'end_date') expect(time.slice(0, 10) <= day).toBe(true);
  }
});

const gone = { status: 404, body: { message: '报告不存在或已撤回' } };

test('feedback answers what it keeps, needs words unless the reading was right, and a report', async () => {
  const send = (report: string, body: object) => calls.send('POST', `/api/v2/ai/reports/${report}/feedback`, body);
  const kept = { kind: 'accurate', content: '', time: '2025-11-18T10:30:00+08:00' };
  expect(await send(SEED_REPORT_IDS.顾怀远, { kind: 'accurate', content: ' ' })).toMatchObject({
    status: 200,
    body: { feedback: kept },
  });
  expect(await send('R9999-01', { kind: 'accurate', content: '' })).toMatchObject(gone);
});

test('taggings need a report, lists a patient, and ids of somebody', async () => {
  const tag = { report_id: 'R9999-01', diagnosis_id: 'CKD', tag: 'correct' };
  expect(await calls.send('POST', '/api/v2/reports/disease/tagging', tag)).toMatchObject(gone);
  const nobody = { status: 404, body: { message: '患者不存在' } };
  const tagged = '/api/v1/datacenter/itaggings/reports/list/P9999';
  for (const url of [tagged, '/api/v2/reading2/patients/P9999/translateId', '/api/v2/reading2/patients/P9999/reports'])
    expect(await calls.send('GET', url), url).toMatchObject(nobody);
});
