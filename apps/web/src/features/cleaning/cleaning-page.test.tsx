import { dismissCleaningItem, getCleaningItem, listCleaningItems } from '@jianwei/api-client/cleaning/cleaning';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { choiceOf, problemOf } from './choice.ts';
import { CleaningPage } from './cleaning-page.tsx';

const show = (path = '/data-cleaning') => renderFeature(<CleaningPage />, { path, account: 'ops' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const pane = async () => within(await screen.findByRole('complementary', { name: '来源项目' }));

// covers B-2.5-35
test('an item is opened, its evidence read, mapped, and the mapping taken back', async () => {
  const { user, address } = await show();
  expect(await screen.findByRole('radio', { name: /待映射 23/ })).toBeChecked();
  await user.click(await row(/^选择 B型钠尿肽前体/));
  expect(address()).toBe('/data-cleaning?open=1');
  const item = await pane();
  const table = within(await item.findByRole('table', { name: '建议的目录项目' }));
  expect(table.getByRole('radio', { name: /N末端B型利钠肽原/ })).toBeChecked();
  expect(item.getByRole('img', { name: /的分布，从 .* pg\/mL，中位数/ })).toBeVisible();
  const preview = within(await item.findByRole('region', { name: '批准后读出' }));
  expect(preview.getByText(/升高 \d+/)).toBeVisible();
  expect(preview.getAllByRole('row', { name: /新增「/ }).length).toBeGreaterThan(1);
  await user.click(item.getByRole('button', { name: '批准映射 A' }));
  expect(await screen.findByText(/已映射「B型钠尿肽前体」，\d+ 条结果已读出/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 22/ })).toBeVisible());
  await user.keyboard('z');
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 23/ })).toBeVisible());
});

test('several items are left unmapped at once with one reason, all of the filter too, and 撤销 takes every one back', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
  await user.click(screen.getByRole('button', { name: '选中此条件全部 23 项' }));
  expect(screen.getByText('已选 23 项')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '不映射原因' }), '仪器质控{Enter}');
  await user.click(await screen.findByRole('button', { name: '不映射 23 项' }));
  // Some lines are gathered from several spellings.
  expect(await screen.findByText('26 种写法已不映射')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 0/ })).toBeVisible());
  await user.keyboard('z');
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 23/ })).toBeVisible());
  await user.click(screen.getByRole('checkbox', { name: '选择 B型钠尿肽前体' }));
  // Three spellings in one line.
  await user.click(screen.getByRole('checkbox', { name: '选择 促甲状腺素(超敏)' }));
  await user.type(screen.getByRole('textbox', { name: '不映射原因' }), '仪器质控{Enter}');
  expect(await screen.findByText('2 项已不映射')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 21/ })).toBeVisible());
  await user.keyboard('z');
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 23/ })).toBeVisible());
});

test('X in the pane leaves every spelling of the line unmapped; one that was decided before says so, and 撤销 takes the others back', async () => {
  const { user } = await show('/data-cleaning?q=TSH-U');
  await user.click(await row(/促甲状腺素\(超敏\) 3 种写法/));
  const item = await pane();
  const dismissOpen = async () => {
    await user.click(await item.findByRole('button', { name: '不映射 X' }));
    await user.click(item.getByRole('button', { name: '目录未收录' }));
    await user.click(item.getByRole('button', { name: '确认不映射' }));
  };
  expect(await item.findAllByRole('checkbox')).toHaveLength(3);
  const last = (await listCleaningItems({ q: 'TSH-U' })).data[0]?.spellings.at(-1);
  await dismissCleaningItem(last?.item_id ?? 0, { reason: '仪器质控', revision: last?.revision ?? 0 });
  await dismissOpen();
  expect(await screen.findByText('1 种写法未处理：该项目已不映射，请先恢复')).toBeVisible();
  expect(await screen.findByText('「促甲状腺素(超敏)」不映射：目录未收录')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 0/ })).toBeVisible());
  await user.keyboard('z');
  expect(await row(/促甲状腺素\(超敏\) 2 种写法/)).toBeVisible();
});

test('a line of which one spelling was decided meanwhile stays chosen and says so; what was done of it is taken back', async () => {
  const { user } = await show('/data-cleaning?q=TSH-U');
  await user.click(await screen.findByRole('checkbox', { name: '选择 促甲状腺素(超敏)' }));
  const last = (await listCleaningItems({ q: 'TSH-U' })).data[0]?.spellings.at(-1);
  await dismissCleaningItem(last?.item_id ?? 0, { reason: '仪器质控', revision: last?.revision ?? 0 });
  await user.type(screen.getByRole('textbox', { name: '不映射原因' }), '仪器质控{Enter}');
  expect(await screen.findByText('1 项未处理：促甲状腺素(超敏)（该项目已不映射，请先恢复）')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /待映射 0/ })).toBeVisible());
  await user.click(screen.getByRole('button', { name: '撤销 Z' }));
  expect(await row(/促甲状腺素\(超敏\) 2 种写法/)).toBeVisible();
});

test('another item is found by name; what specimen or unit exclude is not offered', async () => {
  const { user } = await show('/data-cleaning?open=1');
  const item = await pane();
  await user.type(await item.findByRole('searchbox', { name: '另选目录项目' }), '肌钙蛋白');
  await user.click(await item.findByRole('radio', { name: /肌钙蛋白I/ }));
  await waitFor(() => expect(item.getByRole('radio', { name: /肌钙蛋白I/ })).toBeChecked());
});

test('a unit that converts by a formula shows the formula with worked values, and misses its factor', async () => {
  const { user } = await show('/data-cleaning?tab=no_unit');
  await user.click(await row(/^选择 糖化血红蛋白/));
  const item = await pane();
  expect(await item.findByLabelText('系数')).toHaveValue('0.09148');
  expect(await item.findByText(/^换算：.* mmol\/mol → .* %/)).toBeVisible();
  await user.clear(item.getByLabelText('系数'));
  expect(item.getByText('请填写换算系数')).toBeVisible();
});

test('what somebody else decided meanwhile stands beside the own choice, and one of the two goes on', async () => {
  const { user } = await show('/data-cleaning?open=1');
  const item = await pane();
  await user.click(await item.findByRole('button', { name: '不映射 X' }));
  const { item: read } = await getCleaningItem(1, {});
  await dismissCleaningItem(1, { reason: '仪器质控', revision: read.revision });
  await user.click(item.getByRole('button', { name: '目录未收录' }));
  await user.click(item.getByRole('button', { name: '确认不映射' }));
  await user.click(await item.findByRole('button', { name: '对比' }));
  expect(item.getByRole('row', { name: '决定 仪器质控 不映射：目录未收录' })).toBeVisible();
  await user.click(item.getByRole('button', { name: '以我写的为准' }));
  expect(await screen.findByText(/^「.+」不映射：目录未收录$/)).toBeVisible();
  expect((await getCleaningItem(1, {})).item.dismissed).toBe('目录未收录');
});

test('a text is given a meaning', async () => {
  const { user } = await show('/data-cleaning?tab=no_value');
  await user.click(await row(/抗核抗体 「微弱」/));
  const item = await pane();
  await user.click(await item.findByRole('radio', { name: '读作结果' }));
  expect(item.getByText('请写明这段文字的含义')).toBeVisible();
  await user.type(item.getByLabelText('读作'), '±');
  await user.click(item.getByRole('button', { name: '批准映射 A' }));
  expect(await screen.findByText(/已映射「抗核抗体」/)).toBeVisible();
});

test('what will not be mapped says why, stands under 不映射, and comes back from there', async () => {
  const { user } = await show('/data-cleaning?q=HEPC');
  await user.click(await row(/^选择 铁调素/));
  const item = await pane();
  await user.click(await item.findByRole('button', { name: '不映射 X' }));
  await user.click(item.getByRole('button', { name: '确认不映射' }));
  expect(item.getByText('请写明不映射的原因')).toBeVisible();
  await user.click(item.getByRole('button', { name: '目录未收录' }));
  await user.click(item.getByRole('button', { name: '确认不映射' }));
  expect(await screen.findByText('「铁调素」不映射：目录未收录')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^不映射/ }));
  await user.click(await row(/^铁调素/));
  await user.click(await (await pane()).findByRole('button', { name: '恢复待处理' }));
  expect(await screen.findByText('已恢复「铁调素」，重新待处理')).toBeVisible();
});

test('spellings are decided together, each may be left out; later moves on', async () => {
  const { user, address } = await show('/data-cleaning?q=TSH-U');
  await user.click(await row(/促甲状腺素\(超敏\) 3 种写法/));
  const item = await pane();
  const boxes = await item.findAllByRole('checkbox');
  expect(boxes.length).toBe(3);
  await user.click(boxes[1] ?? document.body);
  await user.click(item.getByRole('radio', { name: '只用于今后' }));
  await user.click(item.getByRole('button', { name: '批准映射 A' }));
  expect(await screen.findByText('已映射「促甲状腺素(超敏)」，只用于今后')).toBeVisible();
  await waitFor(() => expect(address()).not.toContain('open='));
  // What is stored can be read again later.
  await user.click(screen.getByRole('radio', { name: /^已映射/ }));
  await user.click(await row(/^促甲状腺素\(超敏\)/));
  await user.click(await (await pane()).findByRole('button', { name: '重读已存报告' }));
  expect(await screen.findByText(/「促甲状腺素\(超敏\)」的 \d+ 条结果已读出/)).toBeVisible();
});

test('an empty search says so and is cleared; a queue that cannot be read is asked for again', async () => {
  const { user } = await show('/data-cleaning?q=没有这一项');
  expect(await screen.findByText('没有符合条件的来源项目')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await row(/^选择 B型钠尿肽前体/)).toBeVisible();
});

test('what cannot be read is asked for again', async () => {
  const failed = () => refusal(500, '服务器内部错误');
  renderWithAnswers(<CleaningPage />, { 'GET /api/v2/cleaning/items': failed });
  expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
});

test('a choice says what is missing of it', () => {
  const none = choiceOf(undefined);
  expect(problemOf(none, 'no_item', undefined).text).toBe('请选择目录项目');
  expect(problemOf({ ...none, code: 'DD' }, 'no_unit', undefined).text).toBe('请填写换算系数');
  expect(problemOf({ ...none, code: 'DD', factor: '-1' }, 'no_unit', undefined).text).toBe(
    '换算系数应大于 0 且不超过 1000000',
  );
  expect(problemOf({ ...none, code: 'DD', factor: '2', addend: 'x' }, 'no_unit', undefined).text).toContain('加数');
  expect(problemOf({ ...none, code: 'DD', factor: '2', addend: '' }, 'no_unit', undefined).decision).toEqual({
    code: 'DD',
    factor: 2,
    addend: 0,
  });
  expect(problemOf(none, 'no_value', undefined).decision).toEqual({ reading: '' });
});
