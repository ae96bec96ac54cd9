import type { CleaningChanged, CleaningOutcomes, CleaningPreview } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { testClock } from '../hospital.test-support.ts';
import { openCleaning } from './cleaning-calls.test-support.ts';

const { post, list, itemOf, map, logOf } = await openCleaning();

describe('a preview', () => {
  const preview = async (id: number, body: object) => post<CleaningPreview>(`/${id}/preview`, body);

  test('counts what its rows say, and works three of them', async () => {
    const { item_id: id } = await itemOf('肌酐(C机)');
    const { rows, counts, worked, ...figures } = await preview(id, { code: 'CREA' });
    expect(rows).toHaveLength(16);
    const count = (isMeant: (row: CleaningPreview['rows'][number]) => boolean) => rows.filter(isMeant).length;
    expect(figures).toEqual({
      results: 16,
      reports: new Set(rows.map(({ report_id: report }) => report)).size,
      changed_reports: new Set(rows.flatMap(({ report_id: report, change }) => (change === '' ? [] : [report]))).size,
    });
    expect(figures.changed_reports).toBeGreaterThan(0);
    expect(counts).toEqual({
      normal: count(({ state }) => state === 'normal'),
      high: count(({ state }) => state === 'high'),
      low: count(({ state }) => state === 'low'),
      undetermined: count(({ state }) => state === 'undetermined'),
      critical: count(({ is_critical: isCritical }) => isCritical),
      old_critical: count(({ is_critical: is, report_time: at }) => is && at < '2025-11-17T10:30'),
    });
    const [first] = rows;
    expect(first).toMatchObject({ patient_name: expect.stringMatching(/^.\*.?$/) as string, reason: '' });
    expect(['男', '女']).toContain(first?.patient_gender);
    expect(first?.patient_age).toBeGreaterThan(0);
    expect(first?.original).toMatch(/^\d[\d.]* μmol\/L$/);
    const read = rows.filter(({ state }) => state !== 'undetermined');
    const values = read.map(({ original }) => Number.parseFloat(original)).toSorted((a, b) => a - b);
    expect(worked.map(({ original }) => Number.parseFloat(original))).toEqual([
      values[0],
      values[Math.floor(values.length / 2)],
      values.at(-1),
    ]);
    for (const { original, read: as } of worked) expect(as).toBe(original);
  });

  test('is of all spellings that are named; a potassium that would ring rings no more after a day', async () => {
    const { item_id: id, spellings } = await itemOf('促甲状腺素(超敏)');
    const ids = spellings.map((one) => one.item_id);
    expect((await preview(id, { code: 'TSH' })).results).toBe(19);
    expect((await preview(id, { code: 'TSH', item_ids: ids })).results).toBe(21);
    const { item_id: potassium } = await itemOf('钾(手持)');
    const { counts, rows } = await preview(potassium, { code: 'K', factor: 4 });
    expect(counts.critical).toBeGreaterThan(0);
    expect(counts.old_critical).toBe(rows.filter(({ is_critical: isCritical }) => isCritical).length);
  });

  test('of one value works it once', async () => {
    const { spellings } = await itemOf('促甲状腺素(超敏)');
    const { worked, results } = await preview(spellings[1]?.item_id ?? 0, { code: 'TSH' });
    expect([results, worked.length]).toEqual([1, 1]);
  });
});

describe('a decision', () => {
  test('is refused where the item is decided, unless it only reads again what it left alone', async () => {
    const { item_id: id } = await itemOf('铁蛋白(C机)');
    const { read, change_id: change } = await map(id, { code: 'FER' });
    expect(read).toBe(0);
    expect((await logOf(id))[0]).toMatchObject({ change_id: change, action: '映射', user_name: '唐越' });
    const taken = '该项目已由唐越映射为 FER';
    expect((await map(id, { code: 'FER' }, 2)).message).toBe(taken);
    expect((await map(id, { code: 'ALB', reread: true }, 2)).message).toBe(taken);
    expect(await map(id, { code: 'FER', reread: true }, 2)).toMatchObject({
      item_id: id,
      name: '铁蛋白(C机)',
      read: 2,
    });
    expect((await map(id, { code: 'FER', reread: true }, 3)).message).toBe(taken);
    expect((await itemOf('铁蛋白(C机)', 'mapped')).decided).toEqual({
      by: '唐越',
      at: testClock,
      reread: true,
      code: 'FER',
      name: '铁蛋白',
    });
    expect((await map(id, { code: 'FER' }, 9)).message).toBe(taken);
    expect((await post(`/${id}/dismiss`, { reason: '质控', revision: 3 })).message).toBe(taken);
  });

  test('keeps its factor and its reading, and tells them', async () => {
    const { item_id: id } = await itemOf('糖化血红蛋白', 'no_unit');
    expect((await map(id, { code: 'HBA1C', factor: 0.09148, addend: 2.152, reread: true })).read).toBe(3);
    expect((await itemOf('糖化血红蛋白', 'mapped')).decided).toMatchObject({ factor: 0.09148, addend: 2.152 });
    const { item_id: worded } = await itemOf('类风湿因子', 'no_value');
    await map(worded, { reading: '', reread: true });
    const { decided } = await itemOf('类风湿因子', 'mapped');
    expect(decided).toEqual({ by: '唐越', at: testClock, reread: true, code: 'RF', name: '类风湿因子', reading: '' });
  });

  test('of several has one outcome each, and needs one at least', async () => {
    const { item_id: id } = await itemOf('低密度脂蛋白(C机)');
    const many = async (ids: number[], code = 'LDL-C') =>
      post<CleaningOutcomes>('/map', { item_ids: ids, code, reread: false });
    expect((await many([])).message).toBe('请选择 1 到 50 种写法');
    const { data } = await many([id, id, 99_999]);
    expect(data).toEqual([
      {
        item_id: id,
        name: '低密度脂蛋白(C机)',
        is_done: true,
        read: 0,
        changed_reports: 0,
        change_id: expect.any(Number) as number,
      },
      { item_id: 99_999, name: '', is_done: false, message: '没有这个来源项目', read: 0, changed_reports: 0 },
    ]);
    const [again] = (await many([id])).data;
    expect(again).toEqual({
      item_id: id,
      name: '低密度脂蛋白(C机)',
      is_done: false,
      message: '该项目已由唐越映射为 LDL-C',
      read: 0,
      changed_reports: 0,
    });
  });

  test('not to map keeps its reason without blanks, of what a filter finds alone', async () => {
    const dismissBy = async (filter: object) => post<CleaningOutcomes>('/dismiss', { filter, reason: ' 质控 ' });
    const { data } = await dismissBy({ state: 'no_value', q: '免疫球蛋白' });
    expect(data.map(({ name, is_done: isDone }) => [name, isDone])).toEqual([['免疫球蛋白E', true]]);
    const gone = await itemOf('免疫球蛋白E', 'dismissed');
    expect([gone.dismissed, gone.results]).toEqual(['质控', 6]);
    expect((await logOf(gone.item_id))[0]?.action).toBe('不映射');
    expect((await list('state=no_value')).data.map(({ name }) => name).toSorted()).toEqual(['抗核抗体', '类风湿因子']);
    expect((await post('/dismiss', { item_ids: [gone.item_id], reason: ' ' })).message).toBe(
      '请写明不映射的原因，最多200个字',
    );
  });

  test.each([
    ['mapped', '补体C3(B机)', 'no_item'],
    ['dismissed', '质控品 1 水平', 'no_item'],
  ] as const)('%s is taken back: %s waits with its rows again', async (state, name, waiting) => {
    const { item_id: id, results, revision } = await itemOf(name, state);
    expect(await post<CleaningChanged>(`/${id}/reopen`, { revision })).toMatchObject({ item_id: id, name, read: 0 });
    const back = await itemOf(name, waiting);
    expect([back.item_id, back.results]).toEqual([id, results]);
    expect(back).not.toHaveProperty('decided');
    expect(back).not.toHaveProperty('dismissed');
    expect((await logOf(id))[0]?.action).toBe('恢复');
  });

  test('about a text is taken back as one', async () => {
    const { item_id: id } = await itemOf('抗核抗体', 'no_value');
    await map(id, { reading: '±', reread: true });
    const said = await itemOf('抗核抗体', 'mapped');
    expect(said.decided?.reading).toBe('±');
    await post(`/${id}/reopen`, { revision: said.revision });
    expect(await itemOf('抗核抗体', 'no_value')).toMatchObject({ item_id: id, results: 4 });
  });
});
