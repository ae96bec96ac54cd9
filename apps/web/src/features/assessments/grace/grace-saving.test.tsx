import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { graceAnswers, PATIENT, REPORT } from './grace-test-answers.ts';
import { button, form, measure, open, question, SAVE } from './grace-test-page.tsx';

describe('saving', () => {
  // covers A-2.9-14, A-4-13, A-4-17, A-4-21, A-4-65, A-5-29, A-9-12
  test('asks, saves once, then reads the new record and refreshes lists', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const rendered = open();
    const { user, sent, watch } = rendered;
    await measure(rendered);
    expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(1);
    await user.dblClick(button('保存'));
    const dialog = await question('确定要保存结果?');
    expect(sent('POST', SAVE)).toHaveLength(0);
    const before = sent('GET', `/api/v2/model/grace/${PATIENT}/history`).length;
    await user.dblClick(within(dialog).getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('button', { name: '编辑' })).toBeVisible();
    expect(sent('POST', SAVE)).toHaveLength(1);
    expect(sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: '', age: 67 });
    expect(await form()).toHaveAttribute('readonly');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /高危 188.*本人/ })).toHaveAttribute('aria-current', 'true'),
    );
    expect(sent('GET', `/api/v2/model/grace/${PATIENT}/history`).length).toBeGreaterThan(before);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(sent('GET', '/api/v2/application/doctor')[1]?.query.get('report_id')).toBe(REPORT);
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  // covers A-5-33
  test('declined, nothing is saved', async () => {
    const rendered = open();
    await measure(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(rendered.sent('POST', SAVE)).toHaveLength(0);
    expect(rendered.watch.onSaved).not.toHaveBeenCalled();
  });

  test('a save that fails keeps the result and can be tried again', async () => {
    const rendered = open({ ...graceAnswers(), 'POST /api/v2/model/grace/{id}': () => refusal(500, '服务器内部错误') });
    await measure(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(rendered.sent('POST', SAVE)).toHaveLength(1));
    await waitFor(() => expect(button('保存')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('结果尚未保存')).toBeVisible();
  });
});
