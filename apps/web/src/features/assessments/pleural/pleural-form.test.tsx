import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyInit, pleuralAnswers, value, box, button, form, MEASURE, open, type } from './pleural.test-support.tsx';

const NAMES = ['血清总蛋白', '胸水蛋白定量', '血清乳酸脱氢酶', '胸水乳酸脱氢酶'] as const;

describe('the form', () => {
  // covers A-2.10-01..10, A-4-26, A-2.10-14, A-2.10-15
  test('a new differentiation opens editable, with four values and their bounds', async () => {
    open();
    expect(await form()).not.toHaveAttribute('readonly');
    const shown = NAMES.map((name) => ['', '区间下限', '区间上限'].map((part) => box(name + part)));
    expect(shown.map((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
      ['68.40', '65', '85'],
      ['42.60', '0', '25'],
      ['214.00', '120', '250'],
      ['386.00', '0', '200'],
    ]);
    expect(screen.getAllByText('g/L')).toHaveLength(2);
    expect(screen.getAllByText('U/L')).toHaveLength(2);
    const records = screen.getByRole('navigation', { name: '鉴别记录' });
    expect(within(records).getByRole('button', { name: '新建鉴别' })).toBeVisible();
    expect(within(records).getByText('未保存的鉴别')).toBeVisible();
    expect(screen.getByText(/^男\s54 岁$/)).toBeVisible();
    expect(button('评估')).toBeEnabled();
  });

  test('a value names the report it came from until it is typed over', async () => {
    open();
    await form();
    const row = screen.getByRole('group', { name: '血清总蛋白' });
    expect(row.textContent).toMatch(/血清\s2025-11-18 \d\d:26/);
    type('血清总蛋白', '68.41');
    expect(row).not.toHaveTextContent(':26');
    expect(screen.getByRole('group', { name: '胸水蛋白定量' }).textContent).toMatch(/胸水\s2025-11-18 \d\d:26/);
  });

  test('a value beyond its bounds says so', async () => {
    open();
    await form();
    const fluid = screen.getByRole('group', { name: '胸水蛋白定量' });
    expect(within(fluid).getByRole('img', { name: '升高' })).toBeVisible();
    type('胸水蛋白定量', '25');
    expect(within(fluid).queryByRole('img')).toBeNull();
    type('血清乳酸脱氢酶', '119.99');
    expect(
      within(screen.getByRole('group', { name: '血清乳酸脱氢酶' })).getByRole('img', { name: '降低' }),
    ).toBeVisible();
  });

  // covers A-5-28
  test('results take two decimals, bounds what laboratories print', async () => {
    open();
    await form();
    for (const name of NAMES) {
      type(name, '12.345');
      expect(box(name)).not.toHaveValue('12.345');
      type(name, '12.34');
      expect(box(name)).toHaveValue('12.34');
      type(`${name}区间下限`, '1.2345');
      expect(box(`${name}区间下限`)).toHaveValue('1.2345');
    }
  });
});

describe('what is checked', () => {
  // covers A-5-26, A-5-27, A-8-05
  test.each(NAMES)('%s: the lower bound must not exceed the upper', async (name) => {
    const { user, sent } = open();
    await form();
    type(`${name}区间下限`, '60.01');
    type(`${name}区间上限`, '60');
    await user.click(button('评估'));
    const row = screen.getByRole('group', { name });
    expect(within(row).getByText('区间上限要大于区间下限')).toBeVisible();
    expect(screen.getAllByText('区间上限要大于区间下限')).toHaveLength(1);
    expect(box(`${name}区间下限`)).toHaveFocus();
    expect(sent('POST', MEASURE)).toHaveLength(0);
    type(`${name}区间下限`, '60');
    expect(screen.queryByText('区间上限要大于区间下限')).toBeNull();
    await user.click(button('评估'));
    expect(await screen.findByText('结果尚未保存')).toBeVisible();
  });

  test('bounds may be left out', async () => {
    const bare = { ...emptyInit, total_protein: value('68'), protein_quantification: value('40') };
    const { user } = open(pleuralAnswers({ init: bare }));
    await form();
    await user.click(button('评估'));
    expect(await screen.findByText('渗出液', { selector: '.jw-song' })).toBeVisible();
  });

  // covers A-5-40, A-2.10-16, A-2.10-17
  test('without any value nothing is computed, and the dialog lists the three ratios with what they lack', async () => {
    const { user, sent } = open(pleuralAnswers({ init: emptyInit }));
    expect(await form()).toHaveValue('');
    await user.click(button('评估'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('您的检验项目尚不满足计算条件，请您完善')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      '胸水/血清总蛋白比值缺少胸水蛋白定量、血清总蛋白',
      '胸水/血清乳酸脱氢酶比值缺少胸水乳酸脱氢酶、血清乳酸脱氢酶',
      '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值缺少胸水乳酸脱氢酶',
    ]);
    expect(sent('POST', MEASURE)).toHaveLength(0);
    expect(screen.getByRole('alert').textContent).toBe('请完善必填项');
    await user.click(within(dialog).getByRole('button', { name: '去完善' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box('血清总蛋白')).toHaveFocus());
    for (const name of NAMES) expect(box(name)).toHaveAttribute('aria-invalid', 'true');
    for (const name of NAMES) type(name, '50');
    expect(screen.queryByText('请完善必填项')).toBeNull();
  });

  // covers A-2.10-19, A-5-40
  test('too few values end without a conclusion, and the dialog says what is missing', async () => {
    const { user, sent } = open();
    await form();
    type('胸水蛋白定量', '');
    type('胸水乳酸脱氢酶', '80');
    await user.click(button('评估'));
    const dialog = await screen.findByRole('dialog');
    expect(sent('POST', MEASURE)).toHaveLength(1);
    expect(within(dialog).getByRole('row', { name: /总蛋白比值/ })).toHaveTextContent('缺少胸水蛋白定量');
    expect(within(dialog).getAllByText('可计算')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.getByText('暂无结论')).toBeVisible();
    expect(screen.getByText('符合 0 / 3 条，1 条未计算')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('请完善必填项');
    await waitFor(() => expect(box('胸水蛋白定量')).toHaveFocus());
  });

  test('one criterion that is met concludes without the others, and needs no dialog', async () => {
    const { user } = open();
    await form();
    type('血清总蛋白', '');
    await user.click(button('评估'));
    expect(await screen.findByText('渗出液', { selector: '.jw-song' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('规则待临床复核')).toBeVisible();
  });
});
