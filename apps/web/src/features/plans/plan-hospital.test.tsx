import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

// covers A-1-02, B-2.8-01, B-2.8-11
test.each(['doctor', 'lab-plain', 'prompt'])(
  '%s makes a plan for a patient of the hospital and sees its trend',
  async (account) => {
    const { user } = await act(() => renderApp({ path: '/detail?report_id=R1004-01&panel=plans', account }));
    await user.click(await screen.findByRole('button', { name: '新建方案' }));
    await user.type(screen.getByRole('textbox', { name: /方案名称/ }), '钾随访');
    await user.type(screen.getByRole('combobox', { name: '第 1 项检验名称' }), '钾');
    await user.click(await screen.findByRole('option', { name: '钾' }));
    await user.click(screen.getByRole('combobox', { name: '第 1 项标本' }));
    await user.click(await screen.findByRole('option', { name: '血清' }));
    expect(await screen.findByRole('list', { name: '第 1 项对应原始项目' })).toHaveTextContent('钾（急诊）');
    await act(() => user.click(screen.getByRole('button', { name: '保存' })));
    const look = await screen.findByRole('button', { name: '查看「钾随访」的趋势' });
    await act(() => user.click(look));
    const dialog = within(await screen.findByRole('dialog', { name: '多指标历史趋势' }));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: /2025-11-18 5\.62 升高，上限 5\.3，下限 3\.5$/ })).toBeVisible(),
    );
  },
);
