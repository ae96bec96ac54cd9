import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { ownReport, pleuralAnswers, undecidedReport } from './pleural-answers.test-support.ts';
import { button, evaluate, open, openSaved, question, SAVE, type } from './pleural-page.test-support.tsx';

describe('saving', () => {
  test('a save that fails keeps the result and can be tried again', async () => {
    const rendered = open({ ...pleuralAnswers(), [`POST ${SAVE}`]: () => refusal(400, '仅创建者可编辑或删除') });
    await evaluate(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(rendered.sent('POST', SAVE)).toHaveLength(1));
    await waitFor(() => expect(button('保存')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('结果尚未保存')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('仅创建者可编辑或删除');
  });
});

describe('saved records', () => {
  test('once values are changed, the saved result no longer goes with them and cannot be copied', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    expect(button('复制结论')).toBeVisible();
    type('胸水蛋白定量', '12.5');
    expect(screen.getByText('输入已修改，此结果不再对应，请重新评估')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制结论' })).toBeNull();
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
  });

  // covers A-2.10-19
  test('one without a conclusion says so, in the list and when opened', async () => {
    await openSaved(undecidedReport);
    expect(screen.getByText('暂无结论', { selector: '.jw-song' })).toBeVisible();
    expect(screen.getByRole('button', { name: /暂无结论\s周谨言/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
