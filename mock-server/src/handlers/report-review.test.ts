import type { ReportPage, ReportRules, ReportTagList } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { SEED_SPECIAL_REPORT_IDS } from '../hospital/seed-ids.ts';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, inUse, importCsv, imported, holds } = await openRules();
const CKD = 'R1004-01';

describe('the report list of the laboratory', () => {
  test('masks the names for who is no clinician, and not for one who is', async () => {
    const [masked, whole] = await Promise.all(
      ['prompt', 'lab'].map(async (account) => {
        const page = await get<ReportPage>(`/reports?keyword=${CKD}`, await as(account));
        return page.data[0];
      }),
    );
    expect(masked).toMatchObject({ patient_name: '顾*远', report_id: CKD });
    expect(masked).not.toHaveProperty('inpatient_no');
    expect(masked).not.toHaveProperty('bed_no');
    expect(whole).toMatchObject({ patient_name: '顾怀远', inpatient_no: 'ZY25110437' });
  });

  test('tells the audit of each report, and is narrowed and ordered by it', async () => {
    const prompt = await as('prompt');
    const list = (query: string) => get<ReportPage>(`/reports?${query}&page_size=20`, prompt);
    expect((await list('audit_state=held')).total_elements).toBe(1);
    await inUse();
    await importCsv(potassium('6.4'));
    const { report } = await imported();
    const held = await list('audit_state=held');
    expect(held.data.map(({ report_id: id }) => id)).toEqual([report.report_id, SEED_SPECIAL_REPORT_IDS.娄秉坤]);
    const [hold] = (await holds()).data;
    await post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'release' }, prompt);
    const released = await list('audit_state=released&sort=-report_time');
    expect(released.data[0]).toMatchObject({ report_id: report.report_id, audit_state: 'released' });
    expect(released.total_elements).toBeGreaterThan(100);
    const ofRule = await list('prompt_rule_id=AR-012');
    expect(ofRule.data).not.toHaveLength(0);
    const lately = await list('prompt_rule_id=AR-012&prompt_rule_days=30');
    expect(lately.total_elements).toBeGreaterThan(0);
    expect(lately.total_elements).toBeLessThan(ofRule.total_elements);
    expect(ofRule.data.every(({ rule_count: n = 0 }) => n > 0)).toBe(true);
    // What doctors said of a prompt opens the reports on which they said it.
    // Two doctors found it useful, both on one report.
    expect((await list('prompt_rule_id=SP-001&prompt_useful=true')).total_elements).toBe(1);
    expect((await list('prompt_rule_id=SP-001&prompt_useful=false')).total_elements).toBe(1);
  });

  test.each(['unread_count', 'abnormal_count', 'rule_count', 'tag_count', 'report_time'] as const)(
    'is ordered by %s both ways',
    async (column) => {
      const lab = await as('lab');
      const read = async (sort: string) => {
        const { data } = await get<ReportPage>(`/reports?date=2025-11-18&sort=${sort}&page_size=50`, lab);
        return data.map((row) => (column === 'abnormal_count' ? row.high_count + row.low_count : (row[column] ?? 0)));
      };
      const up = await read(column);
      expect(up.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))).toEqual(up);
      const down = await read(`-${column}`);
      expect(down.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))).toEqual(down);
    },
  );

  test('is narrowed to what could not be read', async () => {
    const lab = await as('lab');
    const some = await get<ReportPage>('/reports?has_unread=true&page_size=50', lab);
    expect(some.total_elements).toBeGreaterThan(0);
    expect(some.data).not.toHaveLength(0);
    expect(some.data.every(({ unread_count: n = 0 }) => n > 0)).toBe(true);
    const none = await get<ReportPage>('/reports?has_unread=false&page_size=50', lab);
    const all = await get<ReportPage>('/reports?page_size=1', lab);
    expect(some.total_elements + none.total_elements).toBe(all.total_elements);
  });
});

describe('the rules of a report', () => {
  const rulesOf = async (id: string) => get<ReportRules>(`/reports/${id}/rules`, await as('prompt'));

  test('are those that acted, with their values, and those that one value kept silent', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    const { report } = await imported();
    const { fired } = await rulesOf(report.report_id);
    expect(fired.find(({ name }) => name === '高血钾')).toMatchObject({
      version: 1,
      action: '暂缓解读，转人工审核',
      text: '血钾 6.4 mmol/L，请核对',
      sentence: '血钾 ≥ 5.5 mmol/L',
      leaves: [{ path: '0', actual: '6.4 mmol/L', result: 'true' }],
    });
  });

  test('say with which value the nearest one failed', async () => {
    await inUse();
    await importCsv(potassium('5.4'));
    const { report } = await imported();
    const { fired, missed } = await rulesOf(report.report_id);
    expect(fired).toEqual([]);
    expect(missed.find(({ name }) => name === '高血钾')).toMatchObject({
      failed: '0',
      failed_text: '血钾 ≥ 5.5 mmol/L',
      leaves: [{ path: '0', actual: '5.4 mmol/L', result: 'false' }],
    });
    expect(missed.length).toBeLessThanOrEqual(5);
  });

  test('belong to a report that is there, and to who may open the list', async () => {
    const prompt = await as('prompt');
    for (const path of ['rules', 'tags']) {
      expect(await get(`/reports/R9999-01/${path}`, prompt)).toMatchObject({ message: '报告不存在或已撤回' });
      expect(await get(`/reports/${CKD}/${path}`, await as('doctor'))).toMatchObject({ message: '当前角色无权访问' });
    }
    const target = { subject: 'disease', target_id: 'CKD' };
    expect((await post('/reports/R9999-01/tags/remove', target, prompt)).status).toBe(404);
    expect((await post(`/reports/${CKD}/tags/remove`, target, await as('doctor'))).status).toBe(400);
  });
});

describe('marks on a report', () => {
  test('are told with who made them, count in the list, and are taken away by their own account alone', async () => {
    const [prompt, lab] = [await as('prompt'), await as('lab')];
    const mark = { report_id: CKD, tag: 'wrong', comment: '仅一次升高' };
    await post('/reports/disease/tagging', { ...mark, diagnosis_id: 'CKD' }, prompt);
    await post('/reports/laboratory/tagging', { ...mark, laboratory_id: `${CKD}-01` }, prompt);
    const { data } = await get<ReportTagList>(`/reports/${CKD}/tags`, lab);
    expect(data.map(({ subject, tag, mine, user_name: who }) => [subject, tag, mine, who])).toEqual([
      ['disease', 'wrong', false, '秦晓彤'],
      ['laboratory', 'wrong', false, '秦晓彤'],
    ]);
    expect(data[0]).toMatchObject({ target_id: 'CKD', comment: '仅一次升高' });
    expect(data[0]?.target_name).not.toBe('CKD');
    const tagged = await get<ReportPage>('/reports?tagged=true', lab);
    expect(tagged.data.map(({ report_id: id, tag_count: n }) => [id, n])).toContainEqual([CKD, 2]);
    const target = { subject: 'disease', target_id: 'CKD' };
    expect((await post<ReportTagList>(`/reports/${CKD}/tags/remove`, target, lab)).body.data).toHaveLength(2);
    const left = await post<ReportTagList>(`/reports/${CKD}/tags/remove`, target, prompt);
    expect(left.body.data.map(({ subject }) => subject)).toEqual(['laboratory']);
    const long = { ...mark, diagnosis_id: 'CKD', comment: '字'.repeat(501) };
    expect((await post('/reports/disease/tagging', long, prompt)).body.message).toBe('说明不能超过 500 字');
  });
});
