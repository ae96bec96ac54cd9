import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { pageNavigator, setPageNavigator } from '../../../shared/lib/page-navigator.ts';
import { othersReport, ownReport, PATIENT, pleuralAnswers, REPORT, undecidedReport } from './pleural-test-answers.ts';
import { box, button, evaluate, form, open, openSaved, question, SAVE, type } from './pleural-test-page.tsx';

describe('saving', () => {
  // covers A-2.10-11, A-4-14, A-4-18, A-4-22, A-4-65, A-5-30, A-9-12
  test('asks, saves once, then reads the new record and refreshes lists', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const rendered = open();
    const { user, sent, watch } = rendered;
    await evaluate(rendered);
    await user.dblClick(button('保存'));
    const dialog = await question('确定要保存结果?');
    expect(sent('POST', SAVE)).toHaveLength(0);
    const before = sent('GET', `/api/v2/model/exudate/${PATIENT}/history`).length;
    await user.dblClick(within(dialog).getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('button', { name: '编辑' })).toBeVisible();
    expect(sent('POST', SAVE)).toHaveLength(1);
    expect(sent('POST', SAVE)[0]?.body).toMatchObject({
      patient_id: PATIENT,
      report_id: '',
      total_protein: { original_result: '68.40', range_lower: '65', range_upper: '85' },
    });
    expect(await form()).toHaveAttribute('readonly');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /渗出液.*本人/ })).toHaveAttribute('aria-current', 'true'),
    );
    expect(sent('GET', `/api/v2/model/exudate/${PATIENT}/history`).length).toBeGreaterThan(before);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(sent('GET', '/api/v2/application/doctor')[1]?.query.get('report_id')).toBe(REPORT);
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
  });

  // covers A-5-34
  test('declined, nothing is saved', async () => {
    const rendered = open();
    await evaluate(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(rendered.sent('POST', SAVE)).toHaveLength(0);
    expect(rendered.watch.onSaved).not.toHaveBeenCalled();
  });

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
  // covers A-2.10-01, A-2.10-12, A-4-02, A-4-06, A-4-10, A-4-37, A-4-38, A-6-06, A-6-07
  test("one's own opens read-only and can be edited or deleted", async () => {
    const { user, sent } = await openSaved(ownReport);
    expect(sent('GET', '/api/v2/model/exudate/pe-1')).toHaveLength(1);
    expect(await form()).toHaveAttribute('readonly');
    expect(button('评估')).toBeDisabled();
    expect(button('删除')).toBeEnabled();
    expect(screen.getByText('渗出液', { selector: '.jw-song' })).toBeVisible();
    await user.click(button('编辑'));
    expect(await form()).not.toHaveAttribute('readonly');
    expect(button('评估')).toBeEnabled();
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
  });

  test('once values are changed, the saved result no longer goes with them and cannot be copied', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    expect(button('复制结论')).toBeVisible();
    type('胸水蛋白定量', '12.5');
    expect(screen.getByText('输入已修改，此结果不再对应，请重新评估')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制结论' })).toBeNull();
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
  });

  test('an edited record is saved under its own id', async () => {
    const rendered = await openSaved(ownReport);
    await rendered.user.click(button('编辑'));
    type('胸水蛋白定量', '20');
    type('胸水乳酸脱氢酶', '90');
    await evaluate(rendered);
    await rendered.user.click(button('保存'));
    await rendered.user.click(within(await question('确定要保存结果?')).getByRole('button', { name: '确定' }));
    await screen.findByRole('button', { name: '编辑' });
    expect(rendered.sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 'pe-1' });
    expect(await screen.findByRole('button', { name: /漏出液.*本人/ })).toHaveAttribute('aria-current', 'true');
    expect(box('胸水蛋白定量')).toHaveValue('20');
  });

  test('cancelling an edit asks and brings the record back', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    type('胸水蛋白定量', '20');
    await user.click(button('取消'));
    await user.click(
      within(await question('取消将丢失已编辑的内容，确认取消？')).getByRole('button', { name: '确定' }),
    );
    await waitFor(() => expect(box('胸水蛋白定量')).toHaveValue('42.60'));
    expect(await form()).toHaveAttribute('readonly');
  });

  // covers A-6-08..10
  test("another doctor's is for reading", async () => {
    await openSaved(othersReport);
    expect(await form()).toHaveAttribute('readonly');
    expect(button('评估')).toBeDisabled();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    expect(screen.getAllByText('仅创建者可编辑或删除，其他医师可查看。')).not.toHaveLength(0);
  });

  // covers A-2.10-19
  test('one without a conclusion says so, in the list and when opened', async () => {
    await openSaved(undecidedReport);
    expect(screen.getByText('暂无结论', { selector: '.jw-song' })).toBeVisible();
    expect(screen.getByRole('button', { name: /暂无结论\s周谨言/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // covers A-4-30
  test('新建 opens an editable form again, and so does what has changed since', async () => {
    const { user } = await openSaved(othersReport);
    expect(screen.getByText(/依据已更新：胸水乳酸脱氢酶 386 U\/L/)).toBeVisible();
    await user.click(button('重新评估'));
    expect(await form()).not.toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: /陆明哲/ }));
    await screen.findByText(/^2025.*已保存$/);
    await user.click(button('新建鉴别'));
    expect(await form()).not.toHaveAttribute('readonly');
    expect(box('胸水乳酸脱氢酶')).toHaveValue('386.00');
  });

  // covers A-2-03, A-2.10-12, A-5-32, A-9-11
  test('deleting asks, deletes, and loads the page of the lab report 10 ms later', async () => {
    const navigator = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
    setPageNavigator(navigator);
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent } = await openSaved(ownReport);
    await user.click(button('删除'));
    await user.click(within(await question('此操作将永久删除该报告, 是否继续?')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(navigator.assign).toHaveBeenCalledWith(`/detail?report_id=${REPORT}`));
    expect(sent('POST', '/api/v2/model/exudate/pe-1/delete')).toHaveLength(1);
    expect(delay.mock.calls.some(([, ms]) => ms === 10)).toBe(true);
    delay.mockRestore();
  });

  // covers A-5-36
  test('declined, nothing is deleted', async () => {
    const assign = vi.spyOn(pageNavigator, 'assign');
    const { user, sent } = await openSaved(ownReport);
    await user.click(button('删除'));
    const dialog = await question('此操作将永久删除该报告, 是否继续?');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('POST', '/api/v2/model/exudate/pe-1/delete')).toHaveLength(0);
    expect(assign).not.toHaveBeenCalled();
  });

  test('an answer about another patient is not painted', async () => {
    const stranger = { ...ownReport, patient_id: 'p-other', total_protein: { original_result: '33.3' } };
    const { user } = open(pleuralAnswers({ reports: [stranger] }));
    await user.click(await screen.findByRole('button', { name: /沈若溪/ }));
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByDisplayValue('33.3')).toBeNull();
  });
});

describe('what the drawer is told', () => {
  test('typing is unsaved, a result is held, records are known', async () => {
    const rendered = open(pleuralAnswers({ reports: [ownReport] }));
    await screen.findByRole('button', { name: /本人/ });
    await form();
    const told = (state: object) => expect(rendered.watch.onUnsavedChange).toHaveBeenLastCalledWith(state);
    told({ isDirty: false, hasReports: true, holdsResult: false });
    type('血清总蛋白', '70');
    await evaluate(rendered);
    told({ isDirty: true, hasReports: true, holdsResult: true });
  });

  test('opening another record under typed values asks first', async () => {
    const { user } = open(pleuralAnswers({ reports: [ownReport] }));
    await form();
    type('血清总蛋白', '70');
    await user.click(await screen.findByRole('button', { name: /本人/ }));
    await user.click(
      within(await question('取消将丢失已编辑的内容，确认取消？')).getByRole('button', { name: '取消' }),
    );
    expect(box('血清总蛋白')).toHaveValue('70');
  });
});
