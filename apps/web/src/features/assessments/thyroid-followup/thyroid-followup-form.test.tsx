import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  init,
  july,
  thyroidAnswers,
  choose,
  field,
  inHospitalZone,
  nameField,
  open,
  openSaved,
  put,
  radio,
} from './thyroid-followup.test-support.tsx';

inHospitalZone();

const options = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((one) => one.closest('label')?.textContent);

// covers A-2.11-04, A-2.11-05
test('the form has general information, medicine, questions and results', async () => {
  open();
  await nameField();
  const headings = within(document.querySelector('form') as HTMLElement).getAllByRole('heading');
  expect(headings.map((heading) => heading.textContent)).toEqual([
    '一般信息',
    '用药',
    '随访问题',
    '检验结果',
    '影响目标的情况',
  ]);
  expect(options('性别')).toEqual(['男', '女']);
  expect(options('包膜侵犯')).toEqual(['有', '无']);
  expect(options('焦虑')).toEqual(['无', '轻', '中', '重']);
  for (const name of ['心悸', '乏力', '失眠', '嗜睡', '体重变化', '头痛', '潮热', '腹泻', '缺钙表现', '合用其他药物']) {
    expect(options(name)).toEqual(['无', '有']);
  }
  const listed = [...(field('药品') as HTMLSelectElement).options].map(({ value }) => value);
  expect(listed).toEqual(['', '优甲乐/50ug', '雷替斯/50ug']);
});

test('what was typed is called unsaved', async () => {
  open();
  await nameField();
  expect(screen.getByText('填写后点击「保存」')).toBeVisible();
  choose('心悸', '有');
  expect(screen.getByText('尚未保存')).toBeVisible();
});

test('全部为无 answers what is open, leaves what was answered, and does not ask a man about menstruation', async () => {
  open();
  await nameField();
  const all = screen.getByRole('button', { name: '全部为无' });
  choose('性别', '男');
  choose('心悸', '有');
  fireEvent.click(all);
  expect(radio('心悸', '有')).toBeChecked();
  for (const name of ['乏力', '失眠', '缺钙表现', '焦虑', '合用其他药物']) expect(radio(name, '无')).toBeChecked();
  expect(all).toBeDisabled();
  choose('性别', '女');
  expect(radio('月经紊乱', '无')).not.toBeChecked();
  expect(all).toBeEnabled();
});

// covers A-3-205
test('menstruation and menopause are asked of women only, and answers go with the gender', async () => {
  open();
  await nameField();
  choose('月经紊乱', '有');
  choose('绝经后', '有');
  choose('性别', '男');
  expect(screen.queryByRole('radiogroup', { name: '月经紊乱' })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: '绝经后' })).toBeNull();
  choose('性别', '女');
  expect(radio('月经紊乱', '有')).not.toBeChecked();
  expect(radio('绝经后', '有')).not.toBeChecked();
});

test('hormones name their report as long as they stand, and are marked by its intervals', async () => {
  open();
  await nameField();
  expect(screen.getByText('已从 2025-11-12 08:20 报告带入')).toBeVisible();
  expect(field('TSH')).toHaveAccessibleDescription('参考区间 0.27–4.2');
  expect(screen.getByRole('img', { name: '降低' })).toBeVisible();
  expect(screen.getByRole('img', { name: '升高' })).toBeVisible();
  for (const label of ['TSH', 'FT3', 'FT4']) put(label, '4');
  expect(screen.queryByText(/报告带入/)).toBeNull();
  expect(screen.queryByRole('img', { name: '升高' })).toBeNull();
});

test('hormones from several reports name each its own', async () => {
  const [tsh, ...others] = init.sources ?? [];
  if (!tsh) throw new Error('no source');
  const older = { ...tsh, report_id: 'r-0716', report_time: '2025-07-16T08:35:00+08:00' };
  open(thyroidAnswers({ init: { ...init, sources: [older, ...others] } }));
  await nameField();
  expect(field('TSH')).toHaveAccessibleDescription('参考区间 0.27–4.2，2025-07-16 08:35 报告');
  expect(field('FT4')).toHaveAccessibleDescription('参考区间 12–22，2025-11-12 08:20 报告');
});

test('a record in other units keeps them; a blank unit gets the unit of the form when a value is typed', async () => {
  const record = { ...july, ft3: null, ft3_unit: '', tsh_unit: 'μIU/mL' };
  const { user } = open(thyroidAnswers({ records: [record] }));
  await user.click(await screen.findByRole('button', { name: /^2025-07-16/ }));
  await screen.findByText(/已保存$/);
  const form = within(document.querySelector('form') as HTMLElement);
  expect(form.getByText('μIU/mL')).toBeVisible();
  expect(form.getAllByText('pmol/L')).toHaveLength(2);
});

test('the form of a read record cannot be changed by keys', async () => {
  const { user } = await openSaved(/^2025-07-16/);
  await user.type(field('用药时间'), '2025-11-18 07:00');
  expect(field('用药时间')).toHaveValue('2025-07-16 07:00');
});
