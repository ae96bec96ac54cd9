import type { CommandItem, CommandResult } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const doctor = await ClinicalCalls.open(hospital);
const reportId = SEED_REPORT_IDS.孟庆山;

async function find(q: string, report?: string, caller = doctor): Promise<CommandItem[]> {
  const { status, body, text } = await caller.send('POST', '/api/v2/command', {
    q,
    ...(report !== undefined && { report_id: report }),
  });
  expect(status, text).toBe(200);
  return (body as CommandResult).items;
}
const titles = (items: readonly CommandItem[], kind: CommandItem['kind']) =>
  items.filter((item) => item.kind === kind).map(({ title }) => title);

describe('the search of the command box', () => {
  test('finds items of the patient, patients, tools and diseases by pinyin, the best first', async () => {
    const items = await find('ji', reportId);
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(['item', 'patient', 'tool', 'disease']);
    expect(titles(items, 'item').slice(0, 2)).toEqual(['肌酐', '钾']);
    expect(items[0]).toMatchObject({ id: 'CREA', note: '近 1 年 6 次，402 → 642', value_text: '642', value_state: 1 });
    expect(items[0]?.course?.points).toHaveLength(6);
    expect(titles(items, 'patient')).toEqual(expect.arrayContaining(['蒋素芬', '江映雪']));
    expect(titles(items, 'disease')).toContain('急性肾损伤');
  });

  test('says of a disease of the open report whether it is suspected or known (J-31)', async () => {
    const diseases = (await find('慢性肾脏病', reportId)).filter(({ kind }) => kind === 'disease');
    const saidOf = (id: string) => diseases.find((item) => item.id === id)?.value_text;
    expect(saidOf('CKD')).toBe('本报告已知');
    expect(diseases.filter(({ value_text: said, suspected }) => said !== '' && suspected !== true)).toEqual([]);
    const [suspected] = (await find('高钾', reportId)).filter(({ kind }) => kind === 'disease');
    expect(suspected?.value_text).toBe('本报告疑似');
  });

  test.each([
    ['jg', 'item', '肌酐'],
    ['Cr', 'item', '肌酐'],
    ['血钾', 'item', '钾'],
    ['ckd', 'tool', 'CKD 分期'],
    ['jzx', 'tool', '甲状腺用药随访'],
  ] as const)('%s finds the %s %s', async (q, kind, title) => {
    expect(titles(await find(q, reportId), kind)).toContain(title);
  });

  test.each(['顾怀远', 'ghy', 'guhuaiyuan', 'guhuai', 'ZY25110437', 'zy25110437'])(
    '%s finds the patient',
    async (q) => {
      const [patient] = await find(q);
      expect(patient).toMatchObject({
        kind: 'patient',
        id: SEED_REPORT_IDS.顾怀远,
        title: '顾怀远',
        note: '男 62　内分泌科 12 床',
      });
      expect(patient?.value_text).toMatch(/^今日 09:42　/);
    },
  );

  test('without a report items are those of the catalogue, each name once and without a result', async () => {
    const items = (await find('肌酐')).filter(({ kind }) => kind === 'item');
    expect(items[0]).toEqual({ kind: 'item', id: 'CREA', title: '肌酐', note: '检验知识', value_text: '' });
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  });

  test.each(['R1001-03', 'r1001-03'])('the number %s finds that report, not the newest of its patient', async (q) => {
    expect(await find(q)).toMatchObject([{ kind: 'patient', id: 'R1001-03', title: '孟庆山' }]);
  });

  test('a bed is found as it is said', async () => {
    expect(titles(await find('05 床'), 'patient')).toContain('孟庆山');
  });

  test('an empty text finds the tools that the open report calls for', async () => {
    expect(await find('', reportId)).toMatchObject([{ kind: 'tool', api_type: 4, value_text: '本次触发' }]);
    expect(await find(' ')).toEqual([]);
  });

  test('nothing is found for nonsense', async () => {
    expect(await find('qqqq', reportId)).toEqual([]);
  });

  test('laboratory staff find no tools, and only diseases of the open report', async () => {
    const laboratory = await doctor.as('prompt');
    const items = await find('ckd', reportId, laboratory);
    expect(titles(items, 'tool')).toEqual([]);
    expect(titles(await find('ckd', reportId), 'tool')).toContain('CKD 分期');
    expect(items.filter(({ kind, suspected }) => kind === 'disease' && suspected !== true)).toEqual([]);
  });

  test('who reads no patients is refused, and too long a text as well', async () => {
    const log = await doctor.as('ops');
    expect((await log.send('POST', '/api/v2/command', { q: '顾' })).status).toBe(400);
    expect(await doctor.send('POST', '/api/v2/command', { q: 'x'.repeat(41) })).toMatchObject({
      status: 400,
      body: { message: '检索词最多40个字' },
    });
    expect((await doctor.send('POST', '/api/v2/command', { q: 'x', report_id: 'R0000-00' })).status).toBe(404);
  });

  test('what was typed is in no log', async () => {
    await find('顾怀远');
    const journal = await doctor.get<{ data: { operationId?: string; body?: unknown }[] }>('/__mock/journal');
    const calls = journal.data.filter(({ operationId }) => operationId === 'searchCommand');
    expect(calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(calls)).not.toContain('顾');
  });
});
