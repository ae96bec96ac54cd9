import type {
  ReportData,
  CleaningChanged,
  CleaningDetail,
  CleaningItemPage,
  CleaningPreview,
  CleaningOutcomes,
} from '@jianwei/api-client/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';

const { app, worlds } = await openFileHospital();
const ops = await signIn(app, 'ops');

const read = async <Answer>(path: string, headers = ops) =>
  (await call(app, 'GET', `/api/v2${path}`, headers)).body as Answer;
const post = async (path: string, body: object, headers = ops) => call(app, 'POST', `/api/v2${path}`, headers, body);
const list = (query = '') => read<CleaningItemPage>(`/cleaning/items?page_size=50&${query}`);
const itemOf = async (name: string, query = '') => {
  const found = (await list(query)).data.find((item) => item.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const refusal = async (path: string, body: object) => {
  const { status, body: answer } = await post(path, body);
  return [status, (answer as { message: string }).message];
};
/** Every row of the hospital's reports, and what is known of those held back. */
const stored = () =>
  worlds.default.db
    .prepare(
      'SELECT laboratory_id, code, result, unit, range_text, error, source_text FROM laboratory ORDER BY laboratory_id',
    )
    .all();
const held = () =>
  worlds.default.db
    .prepare("SELECT laboratory_id, item_id, value, read_at = '' AS held FROM source_row ORDER BY 1")
    .all();
const undo = (id = 0) => post(`/changes/${id}/undo`, {});

describe('the queue', () => {
  test('is ranked by results held back, near-equal spellings gathered', async () => {
    const page = await list();
    expect(page.facets.no_item).toBe(23);
    expect(page.data[0]).toMatchObject({ name: 'B型钠尿肽前体', source_name: 'LIS 东院区', is_in_catalogue: true });
    expect(page.data.map(({ results }) => results)).toEqual(
      page.data.map(({ results }) => results).toSorted((a, b) => b - a),
    );
    const spelled = await itemOf('促甲状腺素(超敏)');
    expect(spelled.spellings.length).toBeGreaterThan(1);
    expect(spelled.results).toBe(spelled.spellings.reduce((sum, { results }) => sum + results, 0));
    expect((await itemOf('铁调素')).is_in_catalogue).toBe(false);
    expect((await itemOf('D-二聚体(DDU)')).needs_formula).toBe(true);
  });
  test('is narrowed by source and by what was typed, sorted otherwise, and tells what all of it would free', async () => {
    const { data: ofBedside } = await list('source=bedside');
    expect(new Set(ofBedside.map(({ source_id: id }) => id))).toEqual(new Set(['bedside']));
    expect((await list('q=bnpp')).data.map(({ name }) => name)).toEqual(['B型钠尿肽前体']);
    const oldest = await list('sort=last_at');
    expect(oldest.data.map(({ last_at: at }) => at)).toEqual(oldest.data.map(({ last_at: at }) => at).toSorted());
    expect((await list('sort=-name')).data.length).toBe(23);
    expect(oldest.read_share_after).toBeGreaterThan(oldest.read_share);
    expect((await list('state=mapped')).data[0]?.decided?.by).toBe('唐越');
  });
});

describe('the evidence for a mapping', () => {
  test('names the item that the values speak for, before the one of the name', async () => {
    const { item_id: id } = await itemOf('B型钠尿肽前体');
    const detail = await read<CleaningDetail>(`/cleaning/items/${id}`);
    expect(detail.suggestions[0]).toMatchObject({ code: 'NTPROBNP', specimen_match: 'same', unit_match: 'same' });
    expect([detail.edges.length, detail.bins.length, detail.values.length]).toEqual([21, 20, 20]);
    const found = await read<CleaningDetail>(`/cleaning/items/${id}?q=30934-4`);
    expect(found.suggestions.map(({ code }) => code)).toEqual(['BNP']);
  });
  test('there is none for an item that is not there', async () => {
    expect((await call(app, 'GET', '/api/v2/cleaning/items/99999', ops)).status).toBe(404);
    expect((await post('/cleaning/items/99999/preview', { code: 'K' })).status).toBe(404);
    expect((await post('/cleaning/items/99999/map', { code: 'K', reread: true, revision: 1 })).status).toBe(404);
    expect((await post('/cleaning/items/99999/dismiss', { reason: '质控', revision: 1 })).status).toBe(404);
    expect((await post('/cleaning/items/99999/reopen', { revision: 1 })).status).toBe(404);
  });
});

describe('a mapping', () => {
  test('does what its preview said, frees its rows, tells the readers, and is taken back whole', async () => {
    const before = [stored(), held()];
    const { item_id: id, revision } = await itemOf('B型钠尿肽前体');
    const preview = (await post(`/cleaning/items/${id}/preview`, { code: 'NTPROBNP' })).body as CleaningPreview;
    expect([stored(), held()]).toEqual(before);
    const { counts } = preview;
    const wordings = preview.rows.filter(({ reason }) => reason.includes('值无法读')).length;
    expect(wordings).toBeGreaterThan(0);
    const [row] = preview.rows;
    const doctor = await signIn(app, 'doctor');
    const path = `/ai/reports/analysis/${row?.report_id ?? ''}`;
    expect((await read<ReportData>(path, doctor)).supplement).toBeUndefined();
    await call(app, 'POST', '/__mock/clock', {}, { now: '2025-11-18T10:40:00+08:00' });
    expect(counts.normal + counts.high + counts.low + counts.undetermined).toBe(preview.results);

    const answer = await post(`/cleaning/items/${id}/map`, { code: 'NTPROBNP', reread: true, revision });
    const changed = answer.body as CleaningChanged;
    expect(changed).toMatchObject({ read: preview.results - wordings, changed_reports: preview.changed_reports });
    const report = await read<ReportData>(path, doctor);
    expect(report.supplement).toEqual({
      count: 1,
      at: '2025-11-18T10:40:00+08:00',
      is_conclusion_changed: row?.change !== '',
    });
    expect(report.laboratories.find(({ code }) => code === 'NTPROBNP')?.original_result).toBe(row?.read.split(' ')[0]);
    expect((await list('state=no_value')).data.some(({ wording }) => wording === '见备注')).toBe(true);
    expect(await refusal(`/cleaning/items/${id}/map`, { code: 'BNP', reread: true, revision })).toEqual([
      400,
      '该项目已由唐越映射为 NTPROBNP',
    ]);
    expect((await undo(changed.change_id)).status).toBe(200);
    expect([stored(), held()].map((rows) => JSON.stringify(rows))).toEqual(before.map((rows) => JSON.stringify(rows)));
  });

  test('without the stored reports leaves them alone, and reads them when it is given once more', async () => {
    const { item_id: id, revision } = await itemOf('乳酸(床旁)');
    const later = (await post(`/cleaning/items/${id}/map`, { code: 'LAC', reread: false, revision }))
      .body as CleaningChanged;
    expect(later.read).toBe(0);
    const mapped = await itemOf('乳酸(床旁)', 'state=mapped');
    const again = await post(`/cleaning/items/${id}/map`, { code: 'LAC', reread: true, revision: mapped.revision });
    expect((again.body as CleaningChanged).read).toBe(mapped.results);
    const now = await itemOf('乳酸(床旁)', 'state=mapped');
    expect((await post(`/cleaning/items/${id}/reopen`, { revision: now.revision })).status).toBe(200);
    expect((await itemOf('乳酸(床旁)')).results).toBe(mapped.results);
  });

  test('of several spellings tells each outcome', async () => {
    const { spellings } = await itemOf('促甲状腺素(超敏)');
    const ids = spellings.map(({ item_id: id }) => id);
    const answer = await post('/cleaning/items/map', { item_ids: [...ids, 99999], code: 'TSH', reread: true });
    const { data } = answer.body as { data: { is_done: boolean; message?: string; change_id?: number }[] };
    expect(data.map(({ is_done: done }) => done)).toEqual([...ids.map(() => true), false]);
    expect(data.at(-1)?.message).toBe('没有这个来源项目');
    const undone = await Promise.all(ids.map((_id, at) => undo(data[at]?.change_id)));
    expect(undone.map(({ status }) => status)).toEqual(ids.map(() => 200));
  });

  test('不映射 of a filter means every item that the list finds by it, one batch of outcomes, each taken back', async () => {
    const dismissAll = async (filter: object, reason = '质控数据') =>
      post('/cleaning/items/dismiss', { filter: { state: 'no_item', ...filter }, reason });
    const listed = await list('source=lis-east');
    const { data } = (await dismissAll({ source: 'lis-east' })).body as CleaningOutcomes;
    expect(data.map(({ item_id: id }) => id).toSorted()).toEqual(listed.data.map(({ item_id: id }) => id).toSorted());
    expect(data.every(({ is_done: isDone, read }) => isDone && read === 0)).toBe(true);
    expect((await list('source=lis-east')).total_elements).toBe(0);
    expect((await dismissAll({ source: 'lis-east' })).body).toMatchObject({ message: '没有符合条件的来源项目' });
    expect((await dismissAll({ q: '肌酐' }, ' ')).body).toMatchObject({ message: '请写明不映射的原因，最多200个字' });
    const undone = await Promise.all(data.map(({ change_id: id }) => undo(id)));
    expect(undone.map(({ status }) => status)).toEqual(data.map(() => 200));
    expect((await list('source=lis-east')).total_elements).toBe(listed.total_elements);
  });

  test('不映射 of spellings tells each outcome: what was decided before says so, the others go', async () => {
    const { spellings } = await itemOf('促甲状腺素(超敏)');
    const ids = spellings.map(({ item_id: id }) => id);
    const some = (body: object) => post('/cleaning/items/dismiss', { reason: '质控数据', ...body });
    const first = (await some({ item_ids: ids.slice(1, 2) })).body as CleaningOutcomes;
    expect(first.data.map(({ item_id: id, is_done: isDone }) => [id, isDone])).toEqual([[ids[1], true]]);
    const { data } = (await some({ item_ids: [...ids, ...ids] })).body as CleaningOutcomes;
    expect(data.map(({ is_done: isDone }) => isDone)).toEqual([true, false, true]);
    expect(data[1]?.message).toMatch(/不映射/);
    for (const body of [{}, { item_ids: ids, filter: { state: 'no_item' } }])
      expect((await some(body)).body).toMatchObject({ message: '请选择不映射的来源项目' });
  });

  test.each([
    ['微量白蛋白/肌酐(尿)', { code: 'UREA' }, '目录项目的标本是血清，来源是尿液'],
    ['尿素氮(B机)', { code: 'ALT' }, '单位 mmol/L 不能换算为 U/L'],
    ['D-二聚体(DDU)', { code: 'DD' }, '请填写换算系数'],
    ['肌酐(C机)', {}, '请选择目录项目'],
    ['肌酐(C机)', { code: 'XYZ' }, '检验目录中没有项目 XYZ'],
  ])('of %s with %o is refused', async (name, body, message) => {
    const { item_id: id, revision } = await itemOf(name);
    expect(await refusal(`/cleaning/items/${id}/preview`, body)).toEqual([400, message]);
    expect(await refusal(`/cleaning/items/${id}/map`, { ...body, reread: true, revision })).toEqual([400, message]);
  });

  test('with a formula reads HbA1c by the master equation of the IFCC', async () => {
    // Hoelzel 2004: 53 mmol/mol is 7.0 %, 42 is 6.0 %.
    const { item_id: id } = await itemOf('糖化血红蛋白', 'state=no_unit');
    const detail = await read<CleaningDetail>(`/cleaning/items/${id}`);
    const [suggestion] = detail.suggestions;
    expect(42 * (suggestion?.factor ?? 0) + (suggestion?.addend ?? 0)).toBeCloseTo(6, 1);
    const preview = await post(`/cleaning/items/${id}/preview`, { code: 'HBA1C', factor: 0.09148, addend: 2.152 });
    const { worked, counts } = preview.body as CleaningPreview;
    expect(worked.length).toBeGreaterThan(0);
    expect(counts.undetermined).toBe(0);
    expect(
      await refusal(`/cleaning/items/${id}/map`, { code: 'HBA1C', factor: -1, reread: true, revision: 1 }),
    ).toEqual([400, expect.stringContaining('换算系数应大于 0')]);
  });
});

describe('a text in place of a value', () => {
  test('is given a meaning or none', async () => {
    const { item_id: id, revision } = await itemOf('抗核抗体', 'state=no_value');
    expect(await refusal(`/cleaning/items/${id}/map`, { reread: true, revision })).toEqual([
      400,
      '请写明这段文字的含义',
    ]);
    const said = (await post(`/cleaning/items/${id}/map`, { reading: '±', reread: true, revision }))
      .body as CleaningChanged;
    expect(said.read).toBeGreaterThan(0);
    expect((await undo(said.change_id)).status).toBe(200);
    const { item_id: other, revision: own } = await itemOf('免疫球蛋白E', 'state=no_value');
    const none = await post(`/cleaning/items/${other}/map`, { reading: '', reread: true, revision: own });
    expect(none.status).toBe(200);
    const rows = worlds.default.db.prepare("SELECT error FROM laboratory WHERE error LIKE '来源注明%'").all();
    expect(rows.length).toBeGreaterThan(0);
    expect((await undo((none.body as CleaningChanged).change_id)).status).toBe(200);
  });
});

describe('what will not be mapped', () => {
  test('leaves the queue with its reason, and comes back', async () => {
    const { item_id: id, revision } = await itemOf('铁调素');
    expect(await refusal(`/cleaning/items/${id}/dismiss`, { reason: ' ', revision })).toEqual([
      400,
      '请写明不映射的原因，最多200个字',
    ]);
    expect((await post(`/cleaning/items/${id}/dismiss`, { reason: '目录未收录', revision })).status).toBe(200);
    const gone = await itemOf('铁调素', 'state=dismissed');
    expect(gone.dismissed).toBe('目录未收录');
    expect(await refusal(`/cleaning/items/${id}/map`, { code: 'FER', reread: true, revision: gone.revision })).toEqual([
      400,
      '该项目已不映射，请先恢复',
    ]);
    expect((await post(`/cleaning/items/${id}/reopen`, { revision: gone.revision })).status).toBe(200);
    const back = await itemOf('铁调素');
    expect(await refusal(`/cleaning/items/${id}/reopen`, { revision: back.revision })).toEqual([
      400,
      '该项目正在待处理，无须恢复',
    ]);
    expect(await refusal(`/cleaning/items/${id}/dismiss`, { reason: '质控', revision })).toEqual([
      400,
      '该项目已有修改，请重新载入后再保存',
    ]);
  });
});

test('whatever is mapped, in whatever order, taking it back leaves the hospital as it was', async () => {
  const { data } = await list('state=no_item');
  const cases = data.filter(
    ({ results, needs_formula: formula, spellings }) => results < 14 && !formula && spellings.length === 1,
  );
  const before = JSON.stringify([stored(), held()]);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(cases, { minLength: 1, maxLength: 3 }), async (chosen) => {
      const changes: number[] = [];
      for (const { item_id: id, name } of chosen) {
        const { suggestions } = await read<CleaningDetail>(`/cleaning/items/${id}`);
        const { revision } = await itemOf(name);
        const code = suggestions[0]?.code ?? 'FER';
        const { status, body } = await post(`/cleaning/items/${id}/map`, { code, reread: true, revision });
        if (status === 200) changes.push((body as CleaningChanged).change_id ?? 0);
      }
      const undone: number[] = [];
      for (const id of changes.toReversed()) undone.push((await undo(id)).status);
      expect(undone).toEqual(changes.map(() => 200));
      expect(JSON.stringify([stored(), held()])).toBe(before);
    }),
    { numRuns: 6 },
  );
});
