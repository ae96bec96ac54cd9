import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PATIENT, button, MEASURE, measure, open } from './grace.test-support.tsx';

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

  test('a browser that refuses the clipboard says how to copy', async () => {
    const rendered = open();
    await measure(rendered);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await rendered.user.click(button('复制结论'));
    expect(await screen.findByText('复制失败，请选中文字后复制')).toBeVisible();
    expect(screen.queryByText('复制成功')).toBeNull();
    vi.restoreAllMocks();
  });
});
