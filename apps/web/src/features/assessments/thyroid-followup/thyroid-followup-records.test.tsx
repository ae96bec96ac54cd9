import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import {
  at,
  january,
  july,
  thyroidAnswers,
  button,
  field,
  fillVisit,
  inHospitalZone,
  nameField,
  open,
  openSaved,
  radio,
} from './thyroid-followup.test-support.tsx';

inHospitalZone();

const records = () => within(screen.getByRole('navigation', { name: '随访记录' }));

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
