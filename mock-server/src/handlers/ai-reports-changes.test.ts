import type { ShownReport, ShownReportPage } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, inUse, importCsv, imported, holds } = await openRules();

const log = '/ai/reports/log';
const shown = async (id: string) => get<ShownReport>(`${log}/${id}`, await as('ops'));
const changed = async () => (await get<ShownReportPage>(`${log}?tab=changed`, await as('ops'))).data;

test('a row that the source corrects after it was read: then and now, the cause, and its reader is told', async () => {
  await importCsv(potassium('6.4'));
  const { report, data } = await imported();
  expect(data.conclusion_update).toBeUndefined();
  await importCsv(potassium('4.2', '更正'));
  const { then, now, differences, is_replayed: isReplayed } = await shown(report.report_id);
  expect(isReplayed).toBe(true);
  expect(then.diagnoses.length).toBeGreaterThan(0);
  expect([now.diagnoses, new Set(differences.map(({ cause }) => cause))]).toEqual([
    [],
    new Set(['来源更正 钾 6.4 → 4.2']),
  ]);
  expect((await changed()).map(({ report_id: id }) => id)).toContain(report.report_id);
  expect((await imported()).data.conclusion_update?.causes).toEqual(['来源更正 钾 6.4 → 4.2']);
});

test('a hold that is released is a cause of its own; what was shown meanwhile stays', async () => {
  await inUse();
  await importCsv(potassium('6.4'));
  const { report } = await imported();
  expect((await shown(report.report_id)).then.diagnoses).toEqual([]);
  const [hold] = (await holds()).data;
  expect((await post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'release' })).status).toBe(200);
  const { then, now, differences } = await shown(report.report_id);
  expect(then.diagnoses).toEqual([]);
  expect(now.diagnoses.length).toBeGreaterThan(0);
  const [cause, ...others] = new Set(differences.map((one) => one.cause));
  expect(cause).toMatch(/^规则 AR-\d+ v1 已放行$/);
  expect(others).toEqual([]);
});
