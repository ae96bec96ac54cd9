import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { setSession } from '../../../shared/session/session-store.ts';
import { at, blankInit, HISTORY, init, january, july, REPORT, SAVE, thyroidAnswers } from './thyroid-test-answers.ts';
import {
  button,
  choose,
  field,
  fillVisit,
  inHospitalZone,
  nameField,
  open,
  openSaved,
  put,
  question,
  radio,
} from './thyroid-test-page.tsx';

inHospitalZone();

const CANCEL_QUESTION = '取消将丢失已编辑的内容，确认取消？';
const records = () => within(screen.getByRole('navigation', { name: '随访记录' }));

describe('saving', () => {
  // covers A-2.11-03, A-2.11-10, A-4-15, A-4-19, A-4-23, A-4-27, A-4-65, A-7-38, A-9-12, A-9-25, A-9-27..29
  test('saves once, then reads the new record and refreshes list and applications', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent, watch } = open(thyroidAnswers({ records: [july] }));
    expect(await nameField()).not.toHaveAttribute('readonly');
    fillVisit();
    put('FT3', '');
    const before = sent('GET', HISTORY).length;
    await user.dblClick(button('保存'));
    const edit = await screen.findByRole('button', { name: '编辑' });
    expect(edit).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('POST', SAVE)).toHaveLength(1);
    expect(sent('POST', SAVE)[0]?.body).toMatchObject({
      patient_id: 'p-xu',
      report_id: '',
      name: '许静',
      gender: '女',
      age: 38,
      weight: 56.5,
      weight_unit: 'kg',
      operation: '双侧切除',
      lymph_metastasis: 3,
      medicine_name: '优甲乐/50ug',
      medicine_time: at('2025-11-18T07:00'),
      medicine_metering: '100ug',
      palpitation: '',
      months_since_surgery: 33,
      tsh: 0.03,
      tsh_unit: 'mU/L',
      ft3: null,
      ft3_unit: '',
      ft4_unit: 'pmol/L',
    });
    expect(await nameField()).toHaveAttribute('readonly');
    await waitFor(() =>
      expect(records().getByRole('button', { name: /^2025-11-18 07:00\s*100ug\s*TSH 0.03/ })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    expect(sent('GET', HISTORY).length).toBeGreaterThan(before);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(sent('GET', '/api/v2/application/doctor')[1]?.query.get('report_id')).toBe(REPORT);
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
  });

  // covers A-8-02
  test('a save that fails keeps what was typed and can be tried again', async () => {
    const answers = thyroidAnswers();
    let isDown = true;
    const { user, sent, watch } = open({
      ...answers,
      'POST /api/v2/model/medication/thyroid/{id}': (call) =>
        isDown ? refusal(500, '服务器内部错误') : answers['POST /api/v2/model/medication/thyroid/{id}']?.(call),
    });
    await nameField();
    fillVisit();
    await user.click(button('保存'));
    await waitFor(() => expect(sent('POST', SAVE)).toHaveLength(1));
    await waitFor(() => expect(button('保存')).not.toHaveAttribute('aria-busy'));
    expect(field('用药时间')).toHaveValue('2025-11-18T07:00');
    expect(watch.onSaved).not.toHaveBeenCalled();
    isDown = false;
    await user.click(button('保存'));
    expect(await screen.findByRole('button', { name: '编辑' })).toBeVisible();
  });

  test('a day that another doctor took meanwhile is named below the field', async () => {
    const taken = '当前用药时间已存在随访记录，请勿重复添加！';
    let data: object[] = [];
    const { user } = open({
      ...thyroidAnswers(),
      'GET /api/v2/model/medication/thyroid/{id}/history': () => ({ data }),
      'POST /api/v2/model/medication/thyroid/{id}': () => {
        data = [{ report_id: 't-7', report_time: '2025-11-18T06:00:00+08:00', medicine_time: at('2025-11-18T06:00') }];
        return refusal(400, taken);
      },
    });
    await nameField();
    fillVisit();
    await user.click(button('保存'));
    await waitFor(() => expect(field('用药时间')).toHaveAccessibleDescription(taken));
  });
});

describe('saved records', () => {
  // covers A-2.11-09, A-4-03, A-4-07, A-4-11, A-6-11
  test('open read-only and can be edited, also one that a colleague made', async () => {
    const { user } = await openSaved(/^2025-01-15 07:00\s*112.5ug/);
    expect(await nameField()).toHaveAttribute('readonly');
    expect(field('药品')).toBeDisabled();
    expect(radio('心悸', '无')).toBeDisabled();
    expect(field('其他剂量')).toHaveValue('112.5ug');
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    expect(screen.getByText(/医生 陆明哲\s已保存/)).toBeVisible();
    await user.click(button('编辑'));
    expect(await nameField()).not.toHaveAttribute('readonly');
    expect(records().getByRole('button', { name: /^2025-01-15/ })).toHaveTextContent('编辑中');
    expect(field('药品')).toBeEnabled();
    expect(radio('心悸', '无')).toBeEnabled();
    for (const name of ['TSH', '术后时间']) expect(field(name)).not.toHaveAttribute('readonly');
    expect(button('保存')).toBeEnabled();
  });

  test('cancelling an edit asks and brings the record back', async () => {
    const { user } = await openSaved(/^2025-07-16/);
    await user.click(button('编辑'));
    put('体重', '60');
    await user.click(button('取消'));
    await user.click(within(await question(CANCEL_QUESTION)).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(field('体重')).toHaveValue('56.5'));
    expect(await nameField()).toHaveAttribute('readonly');
  });

  // covers A-4-31
  test('新建 opens an editable form again; opening another record under typed values asks first', async () => {
    const { user, watch } = await openSaved(/^2025-07-16/);
    await user.click(button('新建随访'));
    expect(await nameField()).not.toHaveAttribute('readonly');
    expect(field('药品')).toHaveValue('');
    choose('心悸', '有');
    expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, hasReports: true, holdsResult: false });
    expect(screen.getByText('尚未保存')).toBeVisible();
    await user.click(button(/^2025-07-16/));
    await user.click(within(await question(CANCEL_QUESTION)).getByRole('button', { name: '取消' }));
    expect(radio('心悸', '有')).toBeChecked();
    await user.click(button(/^2025-07-16/));
    await user.click(within(await question(CANCEL_QUESTION)).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(radio('心悸', '无')).toBeChecked());
    expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, hasReports: true, holdsResult: false });
  });

  test('cancelling a new follow-up goes to the newest record, and closes where there is none', async () => {
    const withRecords = open(thyroidAnswers({ records: [july, january] }));
    await screen.findByRole('button', { name: /^2025-07-16/ });
    await withRecords.user.click(button('取消'));
    expect(await screen.findByText(/已保存$/)).toBeVisible();
    expect(button(/^2025-07-16/)).toHaveAttribute('aria-current', 'true');
    expect(withRecords.watch.onClose).not.toHaveBeenCalled();
    withRecords.unmount();
    const without = open();
    await nameField();
    await without.user.click(button('取消'));
    expect(without.watch.onClose).toHaveBeenCalledOnce();
  });

  test('newer hormones make the record out of date and offer a new follow-up', async () => {
    const newer_evidence = [
      { item: 'tsh', label: 'TSH', value: '0.03 mIU/L', report_id: REPORT, report_time: '2025-11-12T08:20:00+08:00' },
    ];
    const { user } = open(thyroidAnswers({ records: [{ ...july, newer_evidence }] }));
    await user.click(await screen.findByRole('button', { name: /^2025-07-16/ }));
    expect(await screen.findByText('依据已更新：TSH 0.03 mIU/L（2025-11-12 08:20）')).toBeVisible();
    await user.click(button('重新评估'));
    expect(await nameField()).not.toHaveAttribute('readonly');
    expect(field('TSH')).toHaveValue('0.03');
  });

  test('an answer about another patient is not painted', async () => {
    const { user } = open(thyroidAnswers({ records: [{ ...july, patient_id: 'p-other', name: '别人' }] }));
    await user.click(await screen.findByRole('button', { name: /^2025-07-16/ }));
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByDisplayValue('别人')).toBeNull();
  });

  test('a form whose initial data fails opens empty and can be loaded again', async () => {
    let isDown = true;
    const { user } = open({
      ...thyroidAnswers(),
      'GET /api/v2/model/medication/thyroid/init/{id}': () => (isDown ? refusal(500, '服务器内部错误') : init),
    });
    const reload = await screen.findByRole('button', { name: '重新载入' });
    expect(await nameField()).toHaveValue('');
    isDown = false;
    await user.click(reload);
    await waitFor(async () => expect(await nameField()).toHaveValue('许静'));
  });
});

// covers A-2.11-06..08, A-3-208..210, A-9-52
test('the modification history shows three changes, then all of them', async () => {
  const { user } = await openSaved(/^2025-01-15/);
  const history = () => within(screen.getByRole('region', { name: '修改记录' }));
  const lines = () =>
    history()
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(history().getByText('5 条')).toBeVisible();
  expect(lines()).toEqual([
    '2025-01-20 09:20医生 陆明哲修改',
    '2025-01-19 20:41患者 许静修改',
    '2025-01-18 10:05医生 u-4711修改',
  ]);
  await user.click(history().getByRole('button', { name: '展开全部' }));
  expect(lines()).toHaveLength(5);
  expect(lines()[3]).toBe('2025-01-17 10:05患者 c-17修改');
  await user.click(button(/^2025-07-16/));
  await waitFor(() => expect(lines()).toEqual(['2025-07-16 10:20医生 沈若溪新建']));
  expect(history().queryByRole('button')).toBeNull();
});

test('a record without history has no list of it', async () => {
  const { user } = open(thyroidAnswers({ records: [{ ...july, history: [] }] }));
  await user.click(await screen.findByRole('button', { name: /^2025-07-16/ }));
  await screen.findByText(/已保存$/);
  expect(screen.queryByText('修改记录')).toBeNull();
});

describe('whoever may only read', () => {
  const reader = {
    token: 't',
    user_id: 'u-prompt',
    role: 9,
    nickname: '审核员',
    verifyArr: ['/detail'],
    permission_column: [],
    login_path: '/login',
  };

  test('gets the newest record, and nothing to change it with', async () => {
    setSession(reader);
    open(thyroidAnswers({ records: [{ ...july, editable: false }, january] }));
    expect(await screen.findByText(/已保存$/)).toBeVisible();
    expect(button(/^2025-07-16/)).toHaveAttribute('aria-current', 'true');
    expect(await nameField()).toHaveAttribute('readonly');
    for (const name of ['编辑', '保存', '新建随访']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('without any record there is 暂无数据', async () => {
    setSession(reader);
    open(thyroidAnswers({ init: blankInit }));
    expect(await screen.findByText('暂无数据')).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});
