import type { ThyroidFunctionReport } from '@jianwei/api-client/model';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdTimers, passTime } from '../../../../test/held-timers.ts';
import { openModel, textsOf } from '../lab-report/model-page.test-support.tsx';
import { thyroidAnswers } from './thyroid-answers.test-support.ts';
import { ThyroidFunctionView } from './thyroid-function-view.tsx';

const open = (report: Partial<ThyroidFunctionReport>, role?: number) =>
  openModel(ThyroidFunctionView, thyroidAnswers(report), role);

// How it is saved is tested with the other saved choice.
describe('the pregnancy status', () => {
  // covers B-1-24
  test.each([
    [2, '孕中期', 'tag', '由患者标签的孕周推算'],
    [1, '孕早期', 'saved', '医生为本报告选择'],
    [0, '非妊娠', 'default', '未标注孕周，按非妊娠判读'],
  ] as const)('is one of five, here %i, and says where it comes from', async (status, name, source, text) => {
    open({ pregnant_status: status, pregnant_status_source: source });
    expect(await screen.findByRole('radio', { name })).toBeChecked();
    expect(textsOf(document.body, 'radio')).toEqual(['非妊娠', '孕早期', '孕中期', '孕晚期', '产后']);
    expect(screen.getByText(text)).toBeVisible();
  });

  test('is not asked of men', async () => {
    open({ patient_gender: '男' });
    expect(await screen.findByText('甲功正常')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('妊娠状态')).toBeNull();
  });

  test('can be taken back for eight seconds after a change', async () => {
    holdTimers();
    const { user, calls } = open({});
    const saved = () =>
      calls
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => (body as { pregnant_status: number }).pregnant_status);
    await user.click(await screen.findByRole('radio', { name: '孕早期' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('radio', { name: '非妊娠' })).toBeChecked();
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    await passTime(100);
    await waitFor(() => expect(saved().at(-1)).toBe(0));

    await user.click(await screen.findByRole('radio', { name: '孕中期' }));
    expect(await screen.findByRole('button', { name: '撤销' })).toBeVisible();
    await passTime(8000);
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(await screen.findByRole('radio', { name: '孕中期' })).toBeChecked();
    await waitFor(() => expect(saved().at(-1)).toBe(2));
  });

  test('is read, not chosen, by those who are no clinicians', async () => {
    open({ pregnant_status: 1, pregnant_status_source: 'saved' }, 7);
    expect(await screen.findByText('孕早期')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
