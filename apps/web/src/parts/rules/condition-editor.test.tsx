import { useListRuleChoices } from '@jianwei/api-client/rules/rules';
import { conditionJson, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { useRuleCheck } from './use-rule-check.ts';

const K = { fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' };
const AGE = { fact: 'age', op: 'at_least', value: 18, unit: '岁' };

function Harness({ start }: { start: object }) {
  const [condition, setCondition] = useState(() => readCondition(start));
  const choices = useListRuleChoices();
  const check = useRuleCheck({ kind: 'audit', condition: conditionJson(condition) });
  return (
    <>
      <output aria-label="句子">{check?.sentence}</output>
      <output aria-label="条件文本">{JSON.stringify(conditionJson(condition))}</output>
      <QueryState query={choices}>
        {(data) => (
          <ConditionEditor
            kind="audit"
            condition={condition}
            onChange={setCondition}
            choices={data}
            problems={check?.problems}
            notes={check?.notes}
            funnel={[{ path: '0', still_true: 406 }]}
            reports={8412}
          />
        )}
      </QueryState>
    </>
  );
}

async function show(start: object = { all: [K, AGE] }) {
  const { user } = await renderFeature(<Harness start={start} />, { account: 'audit', path: '/audit-rules-detail' });
  const first = await screen.findByRole('group', { name: '条件 1' });
  const written = () => JSON.parse(screen.getByLabelText('条件文本').textContent) as { all: object[] };
  return { user, first, written };
}

test('a condition stands as rows, each with the reports that still hold after it, and reads as a sentence', async () => {
  const { first } = await show();
  expect(within(first).getByRole('combobox', { name: '检验项目' })).toHaveValue('血钾 血清 K');
  expect(within(first).getByText('406')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('句子')).toHaveTextContent('血钾 ≥ 5.5 mmol/L，年龄 ≥ 18 岁'));
});

test('a leaf is written by typing; its number, unit and item go into the condition', async () => {
  const { user, first, written } = await show();
  const number = within(first).getByRole('textbox', { name: '数值' });
  await user.clear(number);
  await user.type(number, '６.2');
  expect(written().all[0]).toMatchObject({ value: 6.2 });
  await user.selectOptions(within(first).getByRole('combobox', { name: '条件类型' }), '与前次差');
  expect(written().all[0]).toMatchObject({
    fact: 'delta',
    code: 'K',
    unit: 'mmol/L',
    within: { hours: 72 },
    value: '',
  });
  await user.selectOptions(within(first).getByRole('combobox', { name: '比较' }), '变化 ≥');
  expect(written().all[0]).toMatchObject({ unit: '%' });
  await user.click(within(first).getByRole('button', { name: '项目与时限：血钾，72 小时内' }));
  const item = within(first).getByRole('combobox', { name: '检验项目' });
  await user.clear(item);
  await user.type(item, '肌酐 血清');
  await user.click(await within(first).findByRole('option', { name: /肌酐 血清 CREA/ }));
  expect(written().all[0]).toMatchObject({ code: 'CREA' });
  await user.selectOptions(within(first).getByRole('combobox', { name: '与何者相比' }), '较前 3 次均值');
  expect(written().all[0]).toMatchObject({ of: 'mean_3' });
  await user.keyboard('{Escape}');
  expect(within(first).getByRole('button', { name: '项目与时限：肌酐，72 小时内，较前 3 次均值' })).toBeVisible();
});

test('what must be mended stands at its row, in the words of the server', async () => {
  const { user, first } = await show();
  await user.selectOptions(within(first).getByRole('combobox', { name: '比较' }), '介于');
  const low = within(first).getByRole('textbox', { name: '下限' });
  await user.clear(low);
  await user.type(low, '9');
  expect(await within(first).findByText('下限不能大于上限')).toBeVisible();
});

test('what can never hold is said while it is written', async () => {
  await show({ all: [K, { ...K, op: 'below', value: 5 }] });
  const second = await screen.findByRole('group', { name: '条件 2' });
  expect(await within(second).findByText('与「血钾 ≥ 5.5 mmol/L」不能同时成立，条件永远不成立')).toBeVisible();
});

test('a group is added to the third level and no deeper; conditions and groups go away again', async () => {
  const { user, written } = await show();
  await user.click(screen.getByRole('button', { name: '条件组' }));
  const group = await screen.findByRole('group', { name: '条件组 3' });
  expect(written().all[2]).toMatchObject({ any: [{ fact: 'lab' }] });
  await user.click(within(group).getByRole('button', { name: '条件组' }));
  const inner = await screen.findByRole('group', { name: '条件组 3.2' });
  expect(within(inner).queryByRole('button', { name: '条件组' })).toBeNull();
  await user.click(within(inner).getByRole('radio', { name: '均不成立' }));
  expect(JSON.stringify(written())).toContain('"none"');
  await user.click(screen.getByRole('button', { name: '删除条件组 3' }));
  await user.click(screen.getByRole('button', { name: '删除条件 1' }));
  expect(written().all).toEqual([AGE]);
});

test('Alt with an arrow moves a row, so do arrows alone once it is held, and the focus stays on it', async () => {
  const { user, written } = await show();
  const handle = screen.getByRole('button', { name: /^移动 1/ });
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true });
  expect(written().all).toEqual([AGE, K]);
  const second = () => screen.getByRole('button', { name: /^移动 2/ });
  await waitFor(() => expect(second()).toHaveFocus());
  // Without Alt once a key has taken hold of it, until the key is pressed again.
  await user.keyboard('{Enter}{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^移动 1/, pressed: true })).toHaveFocus());
  expect(written().all).toEqual([K, AGE]);
  await user.keyboard(' {ArrowDown}');
  expect(written().all).toEqual([K, AGE]);
});

test('names are found by typing and taken away by their cross', async () => {
  const { user, written } = await show({ all: [{ fact: 'department', op: 'not_in', value: ['急诊科'] }] });
  const row = await screen.findByRole('group', { name: '条件 1' });
  await user.type(within(row).getByRole('combobox', { name: '添加科室' }), '肾内');
  await user.click(await within(row).findByRole('option', { name: '肾内科' }));
  expect(written().all[0]).toMatchObject({ value: ['急诊科', '肾内科'] });
  await user.click(within(row).getByRole('button', { name: '去掉 急诊科' }));
  expect(written().all[0]).toMatchObject({ value: ['肾内科'] });
});
