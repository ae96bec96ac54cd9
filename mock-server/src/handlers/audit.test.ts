import type { ChangePage } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { draft, K, openRules, outcome, potassium } from './rule-calls.test-support.ts';

const { as, get, post, inUse, importCsv, imported, holds, setClock } = await openRules();

describe('a report that a rule holds', () => {
  test('shows its values and no conclusion until somebody releases it; critical warnings ring all the same', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    const { report, data } = await imported();
    expect(report).toMatchObject({ audit_state: 'held', diagnoses: [] });
    expect(data.laboratories[0]).toMatchObject({ original_result: '6.4', abnormal_type: 1, critical: 'high' });
    expect(data.suggestion_diagnosis).toEqual([]);
    expect(data.reading?.findings.map(({ kind }) => kind)).toEqual(['critical', 'hold']);
    expect(JSON.stringify(data.reading?.headline)).toContain('检验科审核中，结果可能更正');
    const doctor = await as('doctor');
    const warnings = await get<{ data: unknown[] }>(`/warnings?report_id=${report.report_id}`, doctor);
    expect(warnings.data).toHaveLength(1);

    const {
      data: [hold],
      held,
    } = await holds();
    expect(held).toBe(2);
    expect(hold).toMatchObject({
      reason: '血钾 6.4 mmol/L，请核对',
      patient_name: '林*',
      state: 'held',
      until: '2025-11-18T11:30:00+08:00',
    });
    const decide = `/audit/holds/${hold?.hold_id ?? ''}/decide`;
    expect((await post(decide, { decision: 'returned' })).body.message).toBe('退回须写明原因');
    expect(await post(decide, { decision: 'release' }, doctor)).toMatchObject({ status: 400 });
    expect((await post(decide, { decision: 'release' })).body).toMatchObject({
      state: 'release',
      decided_by: '梁思齐',
    });
    expect((await post(decide, { decision: 'release' })).body.message).toBe('该报告已由梁思齐放行');
    const decided = await get<ChangePage>('/changes?object_type=hold');
    expect(decided.data).toMatchObject([
      { action: '放行', user_name: '梁思齐', summary: '审核由 暂缓 改为 放行', can_undo: false },
    ]);
    expect((await post(`/changes/${decided.data[0]?.change_id}/undo`, {})).body.message).toBe('这次修改不能撤销');
    const after = await imported();
    expect(after.report.audit_state).toBeUndefined();
    expect(after.data.suggestion_diagnosis.length).toBeGreaterThan(0);
  });

  test('is released by itself after the longest time', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    await setClock('2025-11-18T11:30:00+08:00');
    expect((await imported()).report.audit_state).toBe('timed_out');
    const {
      data: [hold],
    } = await holds('sort=-held_at&page_size=1');
    expect(hold).toMatchObject({ state: 'timed_out' });
    expect((await post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'release' })).body.message).toBe(
      '该报告已超时放行',
    );
  });

  test('is closed by a corrected result', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    await importCsv(potassium('4.4', '更正'));
    expect((await imported()).report.audit_state).toBeUndefined();
    const {
      data: [hold],
    } = await holds('sort=-held_at&page_size=1');
    expect(hold).toMatchObject({ state: 'corrected', comment: '来源已更正结果' });
  });

  test('stays held while it is sent back', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    const {
      data: [hold],
    } = await holds();
    const prompt = await as('prompt');
    const decide = `/audit/holds/${hold?.hold_id ?? ''}/decide`;
    expect((await post(decide, { decision: 'returned', comment: '请重采' }, prompt)).status).toBe(200);
    expect((await imported()).report.audit_state).toBe('held');
  });

  test('waits again once its being sent back is taken back, unless it ran out or was corrected meanwhile', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    const {
      data: [hold],
    } = await holds();
    const sendBack = () =>
      post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'returned', comment: '请重采' });
    const last = async () => (await get<ChangePage>('/changes?object_type=hold')).data[0];
    const undo = async (id = 0) => post(`/changes/${id}/undo`, {});
    await sendBack();
    const first = await last();
    expect(first).toMatchObject({ action: '退回', can_undo: true });
    expect((await undo(first?.change_id)).status).toBe(200);
    expect((await holds()).data[0]).toEqual(hold);
    expect(await last()).toMatchObject({ action: '撤销', can_undo: false });
    expect((await imported()).report.audit_state).toBe('held');

    await sendBack();
    const second = await last();
    await setClock('2025-11-18T11:30:00+08:00');
    expect(await last()).toMatchObject({ action: '退回', can_undo: false });
    expect((await undo(second?.change_id)).body.message).toBe('这次修改不能撤销');
    await importCsv(potassium('4.4', '更正'));
    expect((await undo(second?.change_id)).body.message).toBe('之后又有修改，不能撤销');
  });
});

describe('rules in use', () => {
  test('act on stored reports only where that was asked for', async () => {
    const all = { ...draft, condition: { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'K' }] } };
    await inUse(all);
    expect((await holds()).held).toBe(1);
    await inUse({ ...all, name: '高血钾，含已有报告' }, { also_stored_days: 90 });
    expect((await holds()).held).toBeGreaterThan(1);
  });

  test('say a note as a finding like any other, and call for somebody at once where they are to', async () => {
    await inUse({ ...draft, outcome: { ...outcome, action: 'note' }, condition: { all: [{ ...K, value: 4 }] } });
    await inUse({
      ...draft,
      name: '立即',
      outcome: { ...outcome, action: 'critical', reason: '血钾 {血钾}，请立即电话' },
      condition: { all: [{ ...K, value: 4.5 }] },
    });
    await importCsv(potassium('4.8'));
    const { report, data } = await imported();
    const told = data.reading?.findings.filter(({ kind }) => kind === 'prompt') ?? [];
    expect(told.map(({ text, urgency }) => [text, urgency])).toEqual([
      ['血钾 4.8 mmol/L，请立即电话', 1],
      ['血钾 4.8 mmol/L，请核对', 2],
    ]);
    expect(told[0]?.evidences).toHaveLength(1);
    const doctor = await as('doctor');
    expect((await get<{ data: unknown[] }>(`/warnings?report_id=${report.report_id}`, doctor)).data).toHaveLength(1);
  });

  test('say of a report that is read again what holds now', async () => {
    await inUse({ ...draft, outcome: { ...outcome, action: 'note' } });
    await importCsv(potassium('5.8'));
    expect(JSON.stringify((await imported()).data.reading)).toContain('请核对');
    await importCsv(potassium('4.8', '更正'));
    expect(JSON.stringify((await imported()).data.reading)).not.toContain('请核对');
  });
});

describe('the queue', () => {
  test('lists what was decided, and is closed to a laboratory account without a column', async () => {
    const { data, total_elements: total, departments } = await holds('state=decided&sort=-held_at&page_size=5');
    expect(total).toBeGreaterThan(200);
    expect(data[0]?.held_at.localeCompare(data[1]?.held_at ?? '')).toBeGreaterThanOrEqual(0);
    expect(departments.length).toBeGreaterThan(3);
    const [{ department } = { department: '' }] = (await holds('rule_id=AR-012&page_size=1')).data;
    expect(departments).toContain(department);
    const of = await holds(`rule_id=AR-012&department=${encodeURIComponent(department)}`);
    expect(of.data.length).toBeGreaterThan(0);
    for (const hold of of.data) expect(hold).toMatchObject({ rule_id: 'AR-012', department });
    // By its number, and by its patient, whose name the list masks.
    const [first] = data;
    const found = await holds(`state=decided&q=${(first?.report_id ?? '').toLowerCase()}`);
    expect(found.data.map(({ report_id: id }) => id)).toContain(first?.report_id);
    expect((await holds('q=AR-012&page_size=1')).total_elements).toBe(
      (await holds('rule_id=AR-012&page_size=1')).total_elements,
    );
    expect((await holds(`q=${encodeURIComponent('没有这个人')}`)).total_elements).toBe(0);
    const plain = await as('lab-plain');
    expect(await get('/audit/holds', plain)).toMatchObject({ message: '当前角色无权访问' });
    expect((await post('/audit/holds/none/decide', { decision: 'release' })).status).toBe(404);
  });
});
