import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  at,
  blankInit,
  init,
  january,
  july,
  SAVE,
  thyroidAnswers,
  button,
  choose,
  field,
  fillVisit,
  inHospitalZone,
  messages,
  nameField,
  open,
  openSaved,
  put,
} from './thyroid-followup.test-support.tsx';

inHospitalZone();

// covers A-5-41, A-5-43, A-5-47, A-5-49..51, A-5-54, A-8-05
test('what is missing is named below its field, counted at the foot, and nothing is sent', async () => {
  const { user, sent } = open(thyroidAnswers({ init: blankInit }));
  await nameField();
  expect(messages()).toEqual([]);
  await user.click(button('保存'));
  expect(messages()).toEqual([
    '请填写姓名',
    '请选择性别',
    '请填写年龄',
    '请选择用药名称',
    '请选择用药时间',
    '请选择每天用药剂量',
  ]);
  expect(screen.getByText('6 项需修改')).toBeVisible();
  expect(await nameField()).toHaveFocus();
  expect(await nameField()).toHaveAccessibleDescription('请填写姓名');
  expect(screen.getByRole('radiogroup', { name: '性别' })).toHaveAccessibleDescription('请选择性别');
  expect(sent('POST', SAVE)).toEqual([]);
  put('姓名', '许静');
  expect(screen.getByText('5 项需修改')).toBeVisible();
});

// covers A-5-44, A-5-45, A-5-46, A-5-48
test.each([
  ['年龄', '201', {}, '请填写0-200的年龄'],
  ['体重', '0', {}, '请填写大于0的体重'],
  // These cannot be typed: they may come with the patient's data.
  ['年龄', undefined, { age: 38.5 }, '请填写0-200的年龄'],
  ['姓名', undefined, { name: '许'.repeat(21) }, '姓名最多20个字'],
  ['体重', undefined, { weight: 56.555 }, '体重最多保留两位小数'],
])('%s, %s typed, %j known: %s', async (label, typed, known, message) => {
  const { user, sent } = open(thyroidAnswers({ init: { ...init, ...known } }));
  await nameField();
  fillVisit();
  if (typed !== undefined) put(label, typed);
  await user.click(button('保存'));
  expect(messages()).toEqual([message]);
  expect(field(label)).toHaveFocus();
  expect(sent('POST', SAVE)).toEqual([]);
});

// covers A-5-44, A-5-46, A-5-47
test.each([
  ['年龄', '0'],
  ['年龄', '200'],
  ['体重', '0.01'],
  ['体重', ''],
])('%s "%s" is saved', async (label, value) => {
  const { user, sent } = open();
  await nameField();
  fillVisit();
  put(label, value);
  await user.click(button('保存'));
  await screen.findByRole('button', { name: '编辑' });
  expect(sent('POST', SAVE)).toHaveLength(1);
});

// covers A-5-42, A-5-48
test('the name takes 20 characters, the weight two decimals', async () => {
  open();
  const name = await nameField();
  put('姓名', '𠮷'.repeat(21));
  expect(name).toHaveValue('𠮷'.repeat(20));
  put('体重', '56.55');
  put('体重', '56.555');
  expect(field('体重')).toHaveValue('56.55');
});

test('a name is not cut while an input method composes it', async () => {
  open();
  const name = await nameField();
  const long = `${'许'.repeat(20)}jing`;
  fireEvent.compositionStart(name);
  fireEvent.input(name, { target: { value: long }, isComposing: true });
  expect(name).toHaveValue(long);
  fireEvent.compositionEnd(name);
  expect(name).toHaveValue('许'.repeat(20));
});

// covers A-5-52
test('a medicine time in the future is said at once; the present minute may be', async () => {
  open();
  await nameField();
  put('用药时间', '2025-11-18 10:31');
  expect(messages()).toEqual(['用药时间不能晚于当前时间']);
  expect(screen.getByText('1 项需修改')).toBeVisible();
  put('用药时间', '2025-11-18 10:30');
  expect(messages()).toEqual([]);
});

test('a time is typed; what is none stays, is named when it is left, and keeps the follow-up from being saved', async () => {
  const { user, sent } = open();
  await nameField();
  fillVisit('');
  await user.type(field('用药时间'), '2025/11/18 7:6');
  expect(messages()).toEqual([]);
  await user.tab();
  expect(field('用药时间')).toHaveValue('2025/11/18 7:6');
  expect(field('用药时间')).toHaveAccessibleDescription('请按 yyyy-MM-dd HH:mm 填写');
  await user.click(button('保存'));
  expect(messages()).toEqual(['请按 yyyy-MM-dd HH:mm 填写']);
  expect(screen.getByText('1 项需修改')).toBeVisible();
  expect(field('用药时间')).toHaveFocus();
  expect(sent('POST', SAVE)).toEqual([]);
  await user.type(field('用药时间'), '{Backspace}06');
  await user.tab();
  expect(field('用药时间')).toHaveValue('2025-11-18 07:06');
  await user.click(button('保存'));
  await waitFor(() => expect(sent('POST', SAVE)[0]?.body).toMatchObject({ medicine_time: at('2025-11-18T07:06') }));
});

// covers A-5-53
test.each([
  ['2025-07-15 23:59', []],
  ['2025-07-16 00:00', ['当前用药时间已存在随访记录，请勿重复添加！']],
  ['2025-07-16 23:59', ['当前用药时间已存在随访记录，请勿重复添加！']],
  ['2025-07-17 00:00', []],
])('a second follow-up of one day is refused, the days beside it are free: %s', async (time, said) => {
  open(thyroidAnswers({ records: [july, january] }));
  await screen.findByRole('button', { name: /^2025-07-16/ });
  fillVisit(time);
  expect(messages()).toEqual(said);
});

// covers A-5-53
test('a record may keep its own day, but not take the day of another', async () => {
  const { user, sent } = await openSaved(/^2025-07-16/);
  await user.click(button('编辑'));
  put('用药时间', '2025-01-15 20:00');
  expect(messages()).toEqual(['当前用药时间已存在随访记录，请勿重复添加！']);
  put('用药时间', '2025-07-16 20:00');
  expect(messages()).toEqual([]);
  await user.click(button('保存'));
  await screen.findByRole('button', { name: '编辑' });
  expect(sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 't-1', medicine_time: at('2025-07-16T20:00') });
});

// covers A-5-55, A-5-56, A-4-52, A-9-30
test('the other dose: asked for with 其他 only, and cleared when the dose changes', async () => {
  const { user, sent } = open();
  await nameField();
  fillVisit();
  const doses = [...(field('每天剂量') as HTMLSelectElement).options].map(({ value }) => value);
  expect(doses.filter((dose) => dose !== '')).toEqual(['50ug', '75ug', '100ug', '125ug', '150ug', '其他']);
  expect(screen.queryByLabelText(/其他剂量/)).toBeNull();
  put('每天剂量', '其他');
  await user.click(button('保存'));
  expect(messages()).toEqual(['请填写其他用药剂量']);
  put('其他剂量', '62.5ug');
  put('每天剂量', '100ug');
  put('每天剂量', '其他');
  expect(field('其他剂量')).toHaveValue('');
  put('每天剂量', '75ug');
  await user.click(button('保存'));
  await screen.findByRole('button', { name: '编辑' });
  expect(sent('POST', SAVE)[0]?.body).toMatchObject({ medicine_metering: '75ug', other_medicine_metering: '' });
});

// covers A-5-57, A-5-58, A-4-53
test('other medicines: their information is asked for with 有 only, and cleared with the answer', async () => {
  const { user, sent } = open();
  await nameField();
  fillVisit();
  choose('合用其他药物', '有');
  await user.click(button('保存'));
  expect(messages()).toEqual(['请填写其他药物信息']);
  put('其他药物信息', '碳酸钙');
  choose('合用其他药物', '无');
  expect(screen.queryByLabelText(/其他药物信息/)).toBeNull();
  choose('合用其他药物', '有');
  expect(field('其他药物信息')).toHaveValue('');
  choose('合用其他药物', '无');
  await user.click(button('保存'));
  await screen.findByRole('button', { name: '编辑' });
  expect(sent('POST', SAVE)[0]?.body).toMatchObject({ other_medicines: '无', other_medicines_information: '' });
});
