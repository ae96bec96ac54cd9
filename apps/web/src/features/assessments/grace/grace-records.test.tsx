import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pageNavigator, setPageNavigator } from '../../../shared/lib/page-navigator.ts';
import { graceAnswers, othersReport, ownReport, REPORT } from './grace-test-answers.ts';
import { button, form, open, openSaved, question, SAVE, type } from './grace-test-page.tsx';

describe('saved records', () => {
  // covers A-4-01, A-4-05, A-4-09, A-4-37, A-4-38, A-2.9-15, A-6-01, A-6-02, A-9-52
  test("one's own opens read-only and can be edited or deleted", async () => {
    const { user, sent } = await openSaved(ownReport);
    expect(sent('GET', '/api/v2/model/grace/g-1')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^2025-11-18 \d\d:50/ })).toBeVisible();
    expect(await form()).toHaveAttribute('readonly');
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeDisabled();
    expect(button('删除')).toBeEnabled();
    await user.click(button('编辑'));
    expect(await form()).not.toHaveAttribute('readonly');
    expect(button('查看结果')).toBeEnabled();
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
  });

  test('an edited record is saved under its own id', async () => {
    const rendered = await openSaved(ownReport);
    await rendered.user.click(button('编辑'));
    type(/心率/, '120');
    await rendered.user.click(button('查看结果'));
    await screen.findByText('结果尚未保存');
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '确定' }));
    await screen.findByRole('button', { name: '编辑' });
    expect(rendered.sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 'g-1', heart_rate: 120 });
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('120');
  });

  test('cancelling an edit asks and brings the record back', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    type(/心率/, '120');
    await user.click(button('取消'));
    await user.click(
      within(await question('取消将丢失已编辑的内容，确认取消？')).getByRole('button', { name: '确定' }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('96'));
    expect(await form()).toHaveAttribute('readonly');
  });

  test('an edit is named as long as it differs from the record', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    expect(screen.queryByText('输入已修改，请重新查看结果')).toBeNull();
    type(/心率/, '120');
    expect(screen.getByText('输入已修改，请重新查看结果')).toBeVisible();
    type(/心率/, '96');
    expect(screen.queryByText('输入已修改，请重新查看结果')).toBeNull();
  });

  // covers A-6-03..05
  test("another doctor's is for reading", async () => {
    await openSaved(othersReport);
    expect(await form()).toHaveAttribute('readonly');
    expect(button('查看结果')).toBeDisabled();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    expect(screen.getAllByText('仅创建者可编辑或删除，其他医师可查看。')).not.toHaveLength(0);
  });

  // covers A-4-29
  test('新建 opens an editable form again', async () => {
    const { user } = await openSaved(othersReport);
    await user.click(button('新建评估'));
    expect(await form()).not.toHaveAttribute('readonly');
    expect(button('保存')).toBeVisible();
  });

  // covers A-2.9-16, A-5-31, A-9-11
  test('deleting asks, deletes, and loads the page of the lab report 10 ms later', async () => {
    const navigator = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
    setPageNavigator(navigator);
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent } = await openSaved(ownReport);
    await user.click(button('删除'));
    await user.click(within(await question('此操作将永久删除该报告, 是否继续?')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(navigator.assign).toHaveBeenCalledWith(`/detail?report_id=${REPORT}`));
    expect(sent('POST', '/api/v2/model/grace/g-1/delete')).toHaveLength(1);
    expect(delay.mock.calls.some(([, ms]) => ms === 10)).toBe(true);
    delay.mockRestore();
  });

  // covers A-5-35
  test('declined, nothing is deleted', async () => {
    const assign = vi.spyOn(pageNavigator, 'assign');
    const { user, sent } = await openSaved(ownReport);
    await user.click(button('删除'));
    const dialog = await question('此操作将永久删除该报告, 是否继续?');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('POST', '/api/v2/model/grace/g-1/delete')).toHaveLength(0);
    expect(assign).not.toHaveBeenCalled();
  });

  test('newer results make the record out of date and offer a new assessment', async () => {
    const of = { report_id: 'r-1', report_time: '2025-11-18T09:12:00+08:00' };
    const newer = [
      { item: 'serum_creatinine', label: '血肌酐', value: '112 μmol/L', ...of },
      { item: 'cardiac_enzymes_high', label: '高敏肌钙蛋白I', value: '1.284 ng/mL', ...of },
    ];
    const { user } = open(graceAnswers({ reports: [{ ...othersReport, newer_evidence: newer }] }));
    await user.click(await screen.findByRole('button', { name: /陆明哲/ }));
    const note = await screen.findByText(/依据已更新/);
    expect(note.textContent).toMatch(/血肌酐 112 μmol\/L（2025-11-18 \d\d:12），高敏肌钙蛋白I 1\.284 ng\/mL/);
    await user.click(button('重新评估'));
    expect(await form()).not.toHaveAttribute('readonly');
  });

  test('without newer results of the server nothing is out of date', async () => {
    // The newest creatinine is 112, the record holds 108.
    await openSaved(othersReport);
    expect(screen.queryByText(/依据已更新/)).toBeNull();
  });

  test('an answer about another patient is not painted', async () => {
    const { user } = open(graceAnswers({ reports: [{ ...ownReport, patient_id: 'p-other', age: 31 }] }));
    await user.click(await screen.findByRole('button', { name: /沈若溪/ }));
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByDisplayValue('31')).toBeNull();
  });
});
