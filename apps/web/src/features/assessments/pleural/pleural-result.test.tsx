import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  completeInit,
  pleuralAnswers,
  undecidedReport,
  value,
  box,
  button,
  evaluate,
  form,
  MEASURE,
  open,
  type,
} from './pleural.test-support.tsx';

const ratios = () => within(screen.getByRole('list', { name: 'Light 标准的三项比值' })).getAllByRole('listitem');

describe('the result', () => {
  // covers A-2.10-13, A-2.10-18
  test('评估 shows the judgement and the three ratios with their cut-offs', async () => {
    const rendered = open();
    expect(await screen.findByText('尚未评估')).toBeVisible();
    await evaluate(rendered);
    expect(rendered.sent('POST', MEASURE)[0]?.body).toEqual({
      report_id: '',
      total_protein: value('68.40', '65', '85'),
      protein_quantification: value('42.60', '0', '25'),
      blood_lactate_dehydrogenase: value('214.00', '120', '250'),
      fluid_lactate_dehydrogenase: value('386.00', '0', '200'),
    });
    expect(screen.getByText('渗出液', { selector: '.jw-song' })).toBeVisible();
    expect(screen.getByText('符合 3 / 3 条')).toBeVisible();
    expect(screen.getByText('符合Light标准（3/3项），考虑渗出液')).toBeVisible();
    // 42.6 / 68.4, 386 / 214 and 386 / 250 against 1/2, 3/5 and 2/3.
    expect(ratios().map((ratio) => ratio.textContent.replace(/界值 \S+$/, ''))).toEqual([
      '胸水/血清总蛋白比值0.62符合胸水 42.60 ÷ 血清 68.40界值 0.5',
      '胸水/血清乳酸脱氢酶比值1.80符合胸水 386.00 ÷ 血清 214.00界值 0.6',
      '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值1.54符合胸水 386.00 ÷ 血清参考上限 250界值 0.67',
    ]);
  });

  test('为什么 lists the criteria with what was divided, whether they are met, and the source', async () => {
    const rendered = open();
    await form();
    type('胸水蛋白定量', '20');
    await evaluate(rendered);
    expect(screen.getByText('为什么是「渗出液」')).toBeVisible();
    const why = within(screen.getByRole('table', { name: '判断依据' }));
    // 20 / 68.4 and 386 / 250.
    expect(why.getByRole('row', { name: '胸水/血清总蛋白比值 20 ÷ 68.4 g/L = 0.292，不符合（>0.5）' })).toBeVisible();
    expect(why.getAllByRole('row')).toHaveLength(4);
    // Under the form, and under what it explains.
    expect(screen.getAllByText('依据：Light RW, et al. Ann Intern Med 1972;77:507-513')).toHaveLength(2);
  });

  test('a ratio just above its cut-off does not look equal to it', async () => {
    const init = { ...completeInit, total_protein: value('80'), protein_quantification: value('40.2') };
    await evaluate(open(pleuralAnswers({ init })));
    expect(ratios()[0]?.textContent).toMatch(/0\.503\s*符合/);
  });

  test('a transudate says how near the other class is', async () => {
    const rendered = open();
    await form();
    type('胸水蛋白定量', '30');
    type('胸水乳酸脱氢酶', '100');
    await evaluate(rendered);
    expect(screen.getByText('漏出液', { selector: '.jw-song' })).toBeVisible();
    expect(screen.getByText('符合 0 / 3 条')).toBeVisible();
    // 0.6 × 214 = 128.4: the next whole unit above it is an exudate.
    expect(screen.getByText('胸水乳酸脱氢酶 100 U/L → 129 U/L').parentElement).toHaveTextContent('渗出液');
  });

  test('a gradient that speaks against the exudate is one sentence with it', async () => {
    const rendered = open();
    await form();
    type('血清总蛋白', '74.2');
    type('胸水蛋白定量', '38.6');
    await evaluate(rendered);
    expect(screen.getByText('符合 Light 标准；梯度提示假性渗出，请结合利尿治疗')).toBeVisible();
  });

  test('the ratios stay those of the values that they were made of', async () => {
    const rendered = open();
    await evaluate(rendered);
    type('血清乳酸脱氢酶区间上限', '240');
    expect(ratios()[2]).toHaveTextContent('血清参考上限 250');
    await evaluate(rendered);
    expect(ratios()[2]).toHaveTextContent('血清参考上限 240');
  });

  // covers A-2.10-19
  test('a saved record without a conclusion says so, in the list and when opened', async () => {
    const { user } = open(pleuralAnswers({ reports: [undecidedReport] }));
    await user.click(await screen.findByRole('button', { name: /暂无结论\s周谨言/ }));
    expect(await screen.findByText('暂无结论', { selector: '.jw-song' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('passing through an empty bound leaves the result as it is', async () => {
    const init = { ...completeInit, fluid_lactate_dehydrogenase: value('386') };
    const rendered = open(pleuralAnswers({ init }));
    await evaluate(rendered);
    fireEvent.focus(box('胸水乳酸脱氢酶区间上限'));
    fireEvent.blur(box('胸水乳酸脱氢酶区间上限'));
    await waitFor(() => expect(box('胸水乳酸脱氢酶区间上限')).toHaveValue(''));
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/此结果不再对应/)).toBeNull();
  });

  test('an answer that says no more than the specification is shown all the same', async () => {
    const rendered = open({ ...pleuralAnswers(), [`POST ${MEASURE}`]: () => ({ diagnosis_name: '渗出液' }) });
    await evaluate(rendered);
    expect(screen.getByText('渗出液', { selector: '.jw-song' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Light 标准的三项比值' })).toBeNull();
  });
});
