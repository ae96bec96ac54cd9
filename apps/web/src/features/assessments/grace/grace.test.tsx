import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { pageNavigator, setPageNavigator } from '../../../shared/lib/page-navigator.ts';
import { completeInit, graceAnswers, othersReport, ownReport, PATIENT, REPORT } from './grace-test-answers.ts';
import { GraceView } from './grace-view.tsx';

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock() {
  useListDoctorApplications({ patient_id: PATIENT, report_id: REPORT });
  return null;
}

function open(answers: Record<string, Answer> = graceAnswers()) {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <GraceView patientId={PATIENT} reportId={REPORT} {...watch} />
      <Dock />
    </>,
    answers,
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, watch, sent };
}

const form = () => screen.findByRole('textbox', { name: /年龄/ });
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = (text: string) => screen.findByRole('alertdialog', { name: text });
const MEASURE = '/api/v2/model/grace/measure';
const SAVE = `/api/v2/model/grace/${PATIENT}`;

async function openSaved(report: typeof ownReport) {
  const rendered = open(graceAnswers({ reports: [ownReport, othersReport] }));
  await rendered.user.click(await screen.findByRole('button', { name: new RegExp(report.user_name ?? '') }));
  await screen.findByText(/保存$/, { selector: '[class*=aside]' });
  return rendered;
}

async function measure(rendered: ReturnType<typeof open>) {
  await form();
  await rendered.user.click(button('查看结果'));
  await screen.findByText('结果尚未保存');
}

describe('the form', () => {
  // covers A-2.9-01..11, A-4-25
  test('a new assessment opens editable, filled with what is known', async () => {
    open();
    expect(await form()).toHaveValue('67');
    expect(await form()).not.toHaveAttribute('readonly');
    const records = screen.getByRole('navigation', { name: '评估记录' });
    expect(within(records).getByRole('button', { name: '新建评估' })).toBeVisible();
    expect(within(records).getByText('未保存的评估')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '院前心脏骤停' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '心肌坏死标志物升高' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('96');
    expect(screen.getByRole('textbox', { name: /血压/ })).toHaveValue('118');
    expect(screen.getByRole('combobox', { name: '血压单位' })).toHaveValue('mmHg');
    expect(screen.getByRole('textbox', { name: /血肌酐/ })).toHaveValue('112');
    expect(screen.getByRole('combobox', { name: '血肌酐单位' })).toHaveValue('μmol/L');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('radio', { name: /^II / })).toBeChecked();
  });

  // covers A-9-19..22
  test('each Killip class says what it means', async () => {
    open();
    await form();
    expect(screen.getByRole('radio', { name: 'I 无明显心力衰竭' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'II 有左心衰竭，肺部啰音<50%肺野' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'III 肺部啰音>50%肺野，可出现急性肺水肿' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'IV 心源性休克' })).toBeVisible();
  });

  test('a value from a lab report names it until it is typed over', async () => {
    open();
    await form();
    expect(screen.getByText('参考区间 57–111，11-18 生化')).toBeVisible();
    type(/血肌酐/, '120');
    expect(screen.queryByText(/11-18 生化/)).toBeNull();
    expect(screen.getByText('参考区间 57–111')).toBeVisible();
  });

  test('switching a unit keeps the number', async () => {
    open();
    await form();
    fireEvent.change(screen.getByRole('combobox', { name: '血压单位' }), { target: { value: 'kPa' } });
    expect(screen.getByRole('textbox', { name: /血压/ })).toHaveValue('118');
  });

  // covers A-5-01..05, A-5-39
  test('missing values name themselves, and nothing is computed', async () => {
    const { user, sent } = open(graceAnswers({ init: { patient_id: PATIENT } }));
    await form();
    await user.click(button('查看结果'));
    for (const text of [
      '请输入年龄',
      '请输入心率',
      '请输入血压(收缩压)',
      '请输入血肌酐',
      '请选择Killip分级',
      '请完善必填项',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(sent('POST', MEASURE)).toHaveLength(0);
    expect(await form()).toHaveFocus();
    type(/年龄/, '67');
    expect(screen.queryByText('请输入年龄')).toBeNull();
  });

  // covers A-5-06, A-5-07
  test.each([true, false])('the necrosis markers are editable only if the server says so: %s', async (allowed) => {
    open(graceAnswers({ init: { ...completeInit, evidence_modify: allowed } }));
    await form();
    const box = screen.getByRole('checkbox', { name: '心肌坏死标志物升高' });
    if (allowed) expect(box).toBeEnabled();
    else expect(box).toBeDisabled();
    expect(screen.queryByRole('button', { name: '编辑依据' }) !== null).toBe(allowed);
  });
});

describe('the result', () => {
  // covers A-2.9-12, A-2.9-13
  test('查看结果 shows what the server computed, among the three levels', async () => {
    const rendered = open();
    await measure(rendered);
    const [call] = rendered.sent('POST', MEASURE);
    expect(call?.body).toMatchObject({ patient_id: PATIENT, age: 67, blood_pressure: 118, kill_ip_rank: 2 });
    expect(screen.getByText('188')).toBeVisible();
    const levels = screen.getByRole('table', { name: '风险等级与评分' });
    expect(
      within(levels)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['风险等级评分院内死亡风险', '低危≤ 108< 1%', '中危109–1391%–3%', '高危本次≥ 140> 3%']);
    expect(screen.getByRole('table', { name: '心肌坏死标志物依据' })).toHaveTextContent('肌红蛋白');
    expect(screen.getByRole('table', { name: '各项得分' })).toHaveTextContent('年龄67 岁58');
    expect(screen.getByText('规则待临床复核')).toBeVisible();
  });

  test('a screen reader hears the score', async () => {
    await measure(open());
    expect(screen.getAllByRole('status').map((region) => region.textContent.trim())).toContain('评分 188 分，高危');
  });

  // covers A-4-33, A-4-34, A-5-37
  test('saving needs the result, and any change afterwards needs it again', async () => {
    const rendered = open();
    await form();
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
    await rendered.user.click(button('保存'));
    expect(await screen.findAllByText('先点击查看结果再保存')).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await measure(rendered);
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
    type(/心率/, '97');
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/此结果不再对应/)).toBeVisible();
    await rendered.user.click(button('查看结果'));
    await screen.findByText('结果尚未保存');
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
  });

  // covers A-8-01, A-8-02
  test('a failed call ends the loading, keeps the inputs and adds nothing to the one notification', async () => {
    let isBroken = true;
    const answers = graceAnswers();
    const good = answers[`POST ${MEASURE}`];
    answers[`POST ${MEASURE}`] = (call) => (isBroken ? refusal(500, '服务器内部错误') : good?.(call));
    const { user } = open(answers);
    await form();
    type(/心率/, '101');
    await user.click(button('查看结果'));
    await waitFor(() => expect(button('查看结果')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('101');
    expect(screen.getAllByText('服务器内部错误')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器内部错误');
    isBroken = false;
    await user.click(button('查看结果'));
    expect(await screen.findByText('结果尚未保存')).toBeVisible();
  });

  test('an initial call that fails leaves an empty form and a way to load again', async () => {
    let isBroken = true;
    const { user } = open({
      ...graceAnswers(),
      'GET /api/v2/model/grace/init/{id}': () => (isBroken ? refusal(500, '服务器内部错误') : completeInit),
    });
    expect(await form()).toHaveValue('');
    isBroken = false;
    await user.click(button('重新载入'));
    await waitFor(async () => expect(await form()).toHaveValue('67'));
  });

  test('the conclusion can be copied', async () => {
    const rendered = open();
    await measure(rendered);
    await rendered.user.click(button('复制结论'));
    expect(await screen.findByText('复制成功')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^GRACE评分188分，高危.*规则待临床复核。结果仅供临床参考/);
  });
});

describe('saving', () => {
  // covers A-2.9-14, A-4-13, A-4-17, A-4-21, A-4-65, A-5-29, A-9-12
  test('asks, saves once, then reads the new record and refreshes lists', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const rendered = open();
    const { user, sent, watch } = rendered;
    await measure(rendered);
    expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(1);
    await user.dblClick(button('保存'));
    const dialog = await question('确定要保存结果?');
    expect(sent('POST', SAVE)).toHaveLength(0);
    const before = sent('GET', `/api/v2/model/grace/${PATIENT}/history`).length;
    await user.dblClick(within(dialog).getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('button', { name: '编辑' })).toBeVisible();
    expect(sent('POST', SAVE)).toHaveLength(1);
    expect(sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: '', age: 67 });
    expect(await form()).toHaveAttribute('readonly');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /高危 188.*本人/ })).toHaveAttribute('aria-current', 'true'),
    );
    expect(sent('GET', `/api/v2/model/grace/${PATIENT}/history`).length).toBeGreaterThan(before);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(sent('GET', '/api/v2/application/doctor')[1]?.query.get('report_id')).toBe(REPORT);
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  // covers A-5-33
  test('declined, nothing is saved', async () => {
    const rendered = open();
    await measure(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(rendered.sent('POST', SAVE)).toHaveLength(0);
    expect(rendered.watch.onSaved).not.toHaveBeenCalled();
  });

  test('a save that fails keeps the result and can be tried again', async () => {
    const rendered = open({ ...graceAnswers(), 'POST /api/v2/model/grace/{id}': () => refusal(500, '服务器内部错误') });
    await measure(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(rendered.sent('POST', SAVE)).toHaveLength(1));
    await waitFor(() => expect(button('保存')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('结果尚未保存')).toBeVisible();
  });
});

describe('saved records', () => {
  // covers A-4-01, A-4-05, A-4-09, A-4-37, A-4-38, A-2.9-15, A-6-01, A-6-02, A-9-52
  test("one's own opens read-only and can be edited or deleted", async () => {
    const { user, sent } = await openSaved(ownReport);
    expect(sent('GET', '/api/v2/model/grace/g-1')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^2025-11-18 \d\d:50/ })).toBeVisible();
    expect(await form()).toHaveAttribute('readonly');
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeDisabled();
    expect(button('删除')).toBeEnabled();
    await user.click(button('编辑'));
    expect(await form()).not.toHaveAttribute('readonly');
    expect(button('查看结果')).toBeEnabled();
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
  });

  test('an edited record is saved under its own id', async () => {
    const rendered = await openSaved(ownReport);
    await rendered.user.click(button('编辑'));
    type(/心率/, '120');
    await rendered.user.click(button('查看结果'));
    await screen.findByText('结果尚未保存');
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '确定' }));
    await screen.findByRole('button', { name: '编辑' });
    expect(rendered.sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 'g-1', heart_rate: 120 });
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('120');
  });

  test('cancelling an edit asks and brings the record back', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    type(/心率/, '120');
    await user.click(button('取消'));
    await user.click(
      within(await question('取消将丢失已编辑的内容，确认取消？')).getByRole('button', { name: '确定' }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('96'));
    expect(await form()).toHaveAttribute('readonly');
  });

  // covers A-6-03..05
  test("another doctor's is for reading", async () => {
    await openSaved(othersReport);
    expect(await form()).toHaveAttribute('readonly');
    expect(button('查看结果')).toBeDisabled();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    expect(screen.getAllByText('仅创建者可编辑或删除，其他医师可查看。')).not.toHaveLength(0);
  });

  // covers A-4-29
  test('新建 opens an editable form again', async () => {
    const { user } = await openSaved(othersReport);
    await user.click(button('新建评估'));
    expect(await form()).not.toHaveAttribute('readonly');
    expect(button('保存')).toBeVisible();
  });

  // covers A-2.9-16, A-5-31, A-9-11
  test('deleting asks, deletes, and loads the page of the lab report 10 ms later', async () => {
    const navigator = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
    setPageNavigator(navigator);
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent } = await openSaved(ownReport);
    await user.click(button('删除'));
    await user.click(within(await question('此操作将永久删除该报告, 是否继续?')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(navigator.assign).toHaveBeenCalledWith(`/detail?report_id=${REPORT}`));
    expect(sent('POST', '/api/v2/model/grace/g-1/delete')).toHaveLength(1);
    expect(delay.mock.calls.some(([, ms]) => ms === 10)).toBe(true);
    delay.mockRestore();
  });

  // covers A-5-35
  test('declined, nothing is deleted', async () => {
    const assign = vi.spyOn(pageNavigator, 'assign');
    const { user, sent } = await openSaved(ownReport);
    await user.click(button('删除'));
    const dialog = await question('此操作将永久删除该报告, 是否继续?');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('POST', '/api/v2/model/grace/g-1/delete')).toHaveLength(0);
    expect(assign).not.toHaveBeenCalled();
  });

  test('a newer creatinine makes the record out of date and offers a new assessment', async () => {
    const { user } = await openSaved(othersReport);
    expect(await screen.findByText(/依据已更新/)).toBeVisible();
    await user.click(button('重新评估'));
    expect(await form()).not.toHaveAttribute('readonly');
  });

  test('an answer about another patient is not painted', async () => {
    const { user } = open(graceAnswers({ reports: [{ ...ownReport, patient_id: 'p-other', age: 31 }] }));
    await user.click(await screen.findByRole('button', { name: /沈若溪/ }));
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByDisplayValue('31')).toBeNull();
  });
});

describe('evidence', () => {
  async function edit(init = completeInit) {
    const rendered = open(graceAnswers({ init }));
    await form();
    await rendered.user.click(button(/(编辑|录入)依据/));
    const dialog = await screen.findByRole('dialog', { name: '心肌坏死标志物依据' });
    return { ...rendered, dialog };
  }
  const cell = (row: number, label: string) => screen.getByRole('textbox', { name: `第 ${row} 行${label}` });

  // covers A-2.9-17..24, A-9-18
  test('rows of five fields can be added and deleted', async () => {
    const { user, dialog } = await edit();
    expect(dialog).toHaveStyle({ width: '680px' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(10);
    await user.click(within(dialog).getByRole('button', { name: '添加一行' }));
    for (const [label, value] of [
      ['检验项', 'CK-MB'],
      ['标本', '血清'],
      ['结果', '18.6'],
      ['单位', 'ng/mL'],
      ['参考值', '< 5.0'],
    ] as const) {
      await user.type(cell(3, label), value);
    }
    await user.click(within(dialog).getByRole('button', { name: '删除第 1 行' }));
    await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
    const table = screen.getByRole('table', { name: '心肌坏死标志物依据' });
    expect(table).toHaveTextContent('CK-MB');
    expect(table).not.toHaveTextContent('肌钙蛋白');
    expect(screen.getByText('依据 2 条检验结果')).toBeVisible();
  });

  // covers A-5-08..12
  test('each empty column of a row says so', async () => {
    const { user, dialog } = await edit({ ...completeInit, evidences: [] });
    await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
    for (const text of ['检验项不能为空', '标本不能为空', '结果不能为空', '单位不能为空', '参考值不能为空']) {
      expect(within(dialog).getByText(text)).toBeVisible();
    }
    expect(dialog).toBeVisible();
  });

  test('a valid row that is saved ticks the markers', async () => {
    const { user, dialog } = await edit({ ...completeInit, evidences: [], cardiac_enzymes_high: false });
    for (const label of ['检验项', '标本', '结果', '单位', '参考值']) await user.type(cell(1, label), '1');
    await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
    expect(screen.getByRole('checkbox', { name: '心肌坏死标志物升高' })).toBeChecked();
  });

  // covers A-5-13
  test('closing asks when something was typed, and keeps it when declined', async () => {
    const { user, dialog } = await edit();
    await user.type(cell(1, '结果'), '0');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    const asked = await question('关闭将丢失已编辑的内容，确认关闭？');
    await user.click(within(asked).getByRole('button', { name: '取消' }));
    expect(cell(1, '结果')).toHaveValue('1.2840');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await user.click(
      within(await question('关闭将丢失已编辑的内容，确认关闭？')).getByRole('button', { name: '确定' }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('table', { name: '心肌坏死标志物依据' })).toHaveTextContent('1.284');
  });
});

describe('what the drawer is told', () => {
  test('typing is unsaved, a result is held, records are known', async () => {
    const rendered = open(graceAnswers({ reports: [ownReport] }));
    await form();
    await screen.findByRole('button', { name: /本人/ });
    expect(rendered.watch.onUnsavedChange).toHaveBeenLastCalledWith({
      isDirty: false,
      hasReports: true,
      holdsResult: false,
    });
    type(/心率/, '101');
    await rendered.user.click(button('查看结果'));
    await screen.findByText('结果尚未保存');
    expect(rendered.watch.onUnsavedChange).toHaveBeenLastCalledWith({
      isDirty: true,
      hasReports: true,
      holdsResult: true,
    });
  });

  test('opening another record under typed values asks first', async () => {
    const { user } = open(graceAnswers({ reports: [ownReport] }));
    await form();
    type(/心率/, '101');
    await user.click(await screen.findByRole('button', { name: /本人/ }));
    await user.click(
      within(await question('取消将丢失已编辑的内容，确认取消？')).getByRole('button', { name: '取消' }),
    );
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('101');
  });
});
