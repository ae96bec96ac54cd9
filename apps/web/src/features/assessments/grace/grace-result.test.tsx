import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { completeInit, graceAnswers, PATIENT } from './grace-answers.test-support.ts';
import { button, form, MEASURE, measure, open, type } from './grace-page.test-support.tsx';

describe('the result', () => {
  // covers A-2.9-12, A-2.9-13
  test('查看结果 shows what the server computed, among the three levels', async () => {
    const rendered = open();
    await measure(rendered);
    const [call] = rendered.sent('POST', MEASURE);
    expect(call?.body).toMatchObject({ patient_id: PATIENT, age: 67, blood_pressure: 118, kill_ip_rank: 2 });
    expect(screen.getByText('188')).toBeVisible();
    const levels = screen.getByRole('table', { name: '风险等级与评分' });
    expect(
      within(levels)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['风险等级评分院内死亡风险', '低危≤ 108< 1%', '中危109–1391%–3%', '高危本次≥ 140> 3%']);
    expect(screen.getByRole('table', { name: '心肌坏死标志物依据' })).toHaveTextContent('肌红蛋白');
    expect(screen.getByRole('table', { name: '各项得分' })).toHaveTextContent('年龄67 岁58');
    expect(screen.getByText('规则待临床复核')).toBeVisible();
  });

  test('a screen reader hears the score', async () => {
    await measure(open());
    expect(screen.getAllByRole('status').map((region) => region.textContent.trim())).toContain('评分 188 分，高危');
  });

  // covers A-4-33, A-4-34, A-5-37
  test('saving needs the result, and any change afterwards needs it again', async () => {
    const rendered = open();
    await form();
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
    await rendered.user.click(button('保存'));
    expect(await screen.findAllByText('先点击查看结果再保存')).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // What was never seen is not to be seen again.
    type(/心率/, '95');
    expect(screen.queryByText(/请重新查看结果/)).toBeNull();
    await measure(rendered);
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
    type(/心率/, '97');
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/此结果不再对应/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制结论' })).toBeNull();
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
    await rendered.user.click(button('查看结果'));
    await screen.findByText('结果尚未保存');
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
    expect(button('复制结论')).toBeVisible();
    expect(button('打印')).toBeVisible();
  });

  // covers A-8-01, A-8-02
  test('a failed call ends the loading, keeps the inputs and adds nothing to the one notification', async () => {
    let isBroken = true;
    const answers = graceAnswers();
    const good = answers[`POST ${MEASURE}`];
    answers[`POST ${MEASURE}`] = (call) => (isBroken ? refusal(500, '服务器内部错误') : good?.(call));
    const { user } = open(answers);
    await form();
    type(/心率/, '101');
    await user.click(button('查看结果'));
    await waitFor(() => expect(button('查看结果')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('101');
    expect(screen.getAllByText('服务器内部错误')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器内部错误');
    isBroken = false;
    await user.click(button('查看结果'));
    expect(await screen.findByText('结果尚未保存')).toBeVisible();
  });

  test('an initial call that fails leaves an empty form and a way to load again', async () => {
    let isBroken = true;
    const { user } = open({
      ...graceAnswers(),
      'GET /api/v2/model/grace/init/{id}': () => (isBroken ? refusal(500, '服务器内部错误') : completeInit),
    });
    expect(await form()).toHaveValue('');
    isBroken = false;
    await user.click(button('重新载入'));
    await waitFor(async () => expect(await form()).toHaveValue('67'));
  });

  test('a browser that refuses the clipboard says how to copy', async () => {
    const rendered = open();
    await measure(rendered);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await rendered.user.click(button('复制结论'));
    expect(await screen.findByText('复制失败，请选中文字后复制')).toBeVisible();
    expect(screen.queryByText('复制成功')).toBeNull();
    vi.restoreAllMocks();
  });

  test('the conclusion can be copied', async () => {
    const rendered = open();
    await measure(rendered);
    await rendered.user.click(button('复制结论'));
    expect(await screen.findByText('复制成功')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d Grace评分：GRACE评分188分，高危.*规则待临床复核。结果仅供临床参考/,
    );
  });
});
