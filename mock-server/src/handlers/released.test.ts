import { describe, expect, test } from 'vitest';
import type { ReleasedReportPage, ReportData, ReportListItem, WarningPage } from '@jianwei/api-client/model';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, inUse, importCsv, imported, holds, setClock } = await openRules();

const released = async (account: string) => get<ReleasedReportPage>('/audit/released', await as(account));
const counted = async (account: string) => (await get<WarningPage>('/warnings', await as(account))).counts?.released;
const open = async (account: string, reportId: string, query = '') =>
  get<ReportData>(`/ai/reports/analysis/${reportId}${query}`, await as(account));
const listed = async (account: string, query: string) =>
  (await get<{ data: ReportListItem[] }>(`/reports?date=2025-11-18&${query}`, await as(account))).data;

/** A held report that `doctor` has opened, and the laboratory too. */
async function held() {
  await inUse();
  await importCsv(potassium('6.4'));
  const { report } = await imported();
  await open('prompt', report.report_id);
  await open('doctor2', report.report_id, '?peek=true');
  return report.report_id;
}

async function decide(decision: string, account = 'audit', comment = '') {
  const {
    data: [hold],
  } = await holds();
  const answer = await post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision, comment }, await as(account));
  expect(answer.status).toBe(200);
}

describe('a held report that comes free', () => {
  test('is told to those who opened it, not to who only looked ahead or decided, until they open it again', async () => {
    const reportId = await held();
    expect(await counted('doctor')).toBeUndefined();
    expect((await released('doctor')).data).toEqual([]);
    await decide('rechecked', 'prompt');
    const told = { report_id: reportId, state: 'rechecked', released_at: '2025-11-18T10:30:00+08:00' };
    expect(await released('doctor')).toMatchObject({
      total_elements: 1,
      data: [{ ...told, released_by: '秦晓彤', patient_name: '林一' }],
    });
    expect(await counted('doctor')).toBe(1);
    expect((await released('doctor2')).data).toEqual([]);
    expect((await released('prompt')).data).toEqual([]);
    await open('doctor', reportId, '?peek=true');
    expect(await counted('doctor')).toBe(1);
    expect((await open('doctor', reportId)).timed_out_at).toBeUndefined();
    expect(await counted('doctor')).toBeUndefined();
    expect((await released('doctor')).data).toEqual([]);
  });

  test('by running out carries the mark, and the laboratory reads no name', async () => {
    const reportId = await held();
    await setClock('2025-11-18T11:29:00+08:00');
    expect(await counted('doctor')).toBeUndefined();
    await setClock('2025-11-18T11:30:00+08:00');
    const told = { report_id: reportId, state: 'timed_out', released_at: '2025-11-18T11:30:00+08:00' };
    expect((await released('prompt')).data).toMatchObject([{ ...told, patient_name: '林*' }]);
    expect((await released('prompt')).data[0]).not.toHaveProperty('released_by');
    expect(await open('doctor', reportId)).toMatchObject({ timed_out_at: '2025-11-18T11:30:00+08:00' });
    expect(await listed('doctor', `keyword=${encodeURIComponent('林一')}`)).toMatchObject([
      { audit_state: 'timed_out' },
    ]);
    expect(await listed('lab', 'audit_state=timed_out')).toMatchObject([{ report_id: reportId }]);
    expect((await listed('lab', 'audit_state=released')).map(({ report_id: id }) => id)).not.toContain(reportId);
  });

  test('after it was sent back and nobody came runs out like any other', async () => {
    const reportId = await held();
    await decide('returned', 'audit', '请重采');
    expect(await counted('doctor')).toBeUndefined();
    await setClock('2025-11-18T11:30:00+08:00');
    expect((await released('doctor')).data).toMatchObject([{ report_id: reportId, state: 'timed_out' }]);
  });

  test('by a corrected result is told too', async () => {
    const reportId = await held();
    await importCsv(potassium('4.4', '更正'));
    expect((await released('doctor')).data).toMatchObject([{ report_id: reportId, state: 'corrected' }]);
  });

  test('is told to nobody who reads no reports', async () => {
    expect(await get('/audit/released', await as('log'))).toMatchObject({ message: '当前角色无权访问' });
  });
});
