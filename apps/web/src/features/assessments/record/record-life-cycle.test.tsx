import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { asClinician, measure, openOwn, openTyped, save, type } from './record-acts.test-support.tsx';
import {
  announced,
  APPLICATIONS,
  button,
  CANCEL_QUESTION,
  failing,
  reply,
  SAVE_QUESTION,
  signInAs,
} from './record-page.test-support.tsx';
import { newerEvidence, READER, recordTools } from './record-tools.test-support.tsx';

asClinician();

describe.each(recordTools)('$name: a saved record', (tool) => {
  // covers A-4-01..03, A-4-05..11, A-4-37, A-4-38, A-2.9-15, A-2.10-01, A-2.10-12, A-2.11-09, A-6-01, A-6-02, A-6-06
  // covers A-6-07, A-6-11, A-9-52
  test("one's own opens read-only, and can be edited", async () => {
    const { user, sent, watch } = await openOwn(tool);
    expect(sent('GET', tool.ownAddress)).toHaveLength(1);
    expect(screen.getByRole('button', { name: tool.ownEntry })).toHaveAttribute('aria-current', 'true');
    await tool.shows(tool.ownValue);
    const { measureLabel } = tool;
    if (measureLabel !== undefined) expect(button(measureLabel)).toBeDisabled();
    await user.click(button(tool.editLabel));
    expect(await tool.field()).not.toHaveAttribute('readonly');
    if (measureLabel !== undefined) expect(button(measureLabel)).toBeEnabled();
    expect(button('保存').getAttribute('aria-disabled')).toBe(tool.measureLabel === undefined ? null : 'true');
    expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, hasReports: true, holdsResult: false });
  });

  // covers A-4-65, A-9-12
  test('an edit is saved once, under its own id, heard, and the lists are read again 60 ms later', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const opened = await openTyped(tool);
    await measure(opened, tool);
    await save(opened, tool, opened.user.dblClick);
    await tool.isRead();
    await tool.shows(tool.typed);
    expect(opened.sent('POST', tool.save)).toHaveLength(1);
    expect(opened.sent('POST', tool.save)[0]?.body).toMatchObject(tool.typedBody);
    expect(opened.watch.onSaved).toHaveBeenCalledOnce();
    await waitFor(() => expect(announced().join()).toContain(tool.spoken));
    await waitFor(() => expect(opened.sent('GET', APPLICATIONS)).toHaveLength(2));
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
  });

  // covers A-8-01, A-8-02
  test('a save that fails keeps what was typed, and can be tried again', async () => {
    const { answers, mend } = failing(tool.answers(), /^POST (?!.*(measure|delete))/);
    const opened = tool.open(answers);
    await opened.user.click(await screen.findByRole('button', { name: tool.ownEntry }));
    await opened.user.click(await screen.findByRole('button', { name: tool.editLabel }));
    await type(tool, tool.typed);
    await measure(opened, tool);
    await save(opened, tool);
    await waitFor(() => expect(opened.sent('POST', tool.save)).toHaveLength(1));
    await waitFor(() => expect(button('保存')).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(screen.getAllByText('服务器内部错误')).toHaveLength(1));
    expect(await tool.field()).toHaveValue(tool.typed);
    expect(opened.watch.onSaved).not.toHaveBeenCalled();
    mend();
    await save(opened, tool);
    await tool.isRead();
    await tool.shows(tool.typed);
  });

  // covers A-4-64
  test('cancelling an edit asks; declined, it stays, else the record is back', async () => {
    const { user, watch } = await openTyped(tool);
    expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, hasReports: true, holdsResult: false });
    await user.click(button('取消'));
    await user.click(await reply(CANCEL_QUESTION, '继续编辑'));
    expect(await tool.field()).toHaveValue(tool.typed);
    await user.click(button('取消'));
    await user.click(await reply(CANCEL_QUESTION, '放弃修改'));
    await tool.isRead();
    await tool.shows(tool.ownValue);
    expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, hasReports: true, holdsResult: false });
  });

  test('untouched, or typed back, it is left without a question', async () => {
    const { user } = await openTyped(tool);
    await type(tool, tool.ownValue);
    await user.click(button('取消'));
    await tool.isRead();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('newer results make it out of date and lead to the form', async () => {
    const { user } = await openOwn(tool, { newer_evidence: newerEvidence });
    const note = await screen.findByText(/依据已更新/);
    expect(note.textContent).toBe(
      '依据已更新：血肌酐 112 μmol/L（2025-11-18 09:12），高敏肌钙蛋白I 1.284 ng/mL（2025-11-18 09:12）',
    );
    await user.click(button('重新评估'));
    expect(await tool.field()).not.toHaveAttribute('readonly');
  });

  test('without newer results of the server nothing is out of date', async () => {
    await openOwn(tool);
    expect(screen.queryByText(/依据已更新/)).toBeNull();
  });

  test('of another patient is not painted', async () => {
    const { user } = tool.open(tool.answers({ own: { patient_id: 'p-other' } }));
    await user.click(await screen.findByRole('button', { name: tool.ownEntry }));
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByText(/^2025.*(已保存|已补充)$/)).toBeNull();
    expect(screen.queryByRole('button', { name: tool.editLabel })).toBeNull();
  });

  // covers A-8-01, A-8-02
  test.each([
    ['list', /^GET .*\/history$/],
    ['record', /^GET (?!.*(history|init|application)).*(\{id\}|R\d[\d-]*)$/],
  ])('a %s that fails can be loaded again, and opens no form', async (what, pattern) => {
    const { answers, mend } = failing(tool.answers(), pattern);
    const { user } = tool.open(answers);
    if (what === 'record') await user.click(await screen.findByRole('button', { name: tool.ownEntry }));
    const again = await screen.findByRole('button', { name: '重新载入' });
    if (what === 'list') expect(screen.queryByRole('button', { name: tool.ownEntry })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    mend();
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: tool.ownEntry }));
    await tool.isRead();
  });
});

const makers = recordTools.filter(({ createLabel }) => createLabel !== undefined);

describe.each(makers)('$name: a new record', (tool) => {
  const { createLabel = '' } = tool;

  // covers A-2.9-14, A-2.10-11, A-2.11-03, A-2.11-10, A-4-13..24, A-4-27, A-4-65, A-5-29, A-5-30, A-7-38, A-7-40..46
  // covers A-9-12, A-9-25, A-9-27..29
  test('is saved once, then read, and the lists are read again 60 ms later', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const opened = tool.open(tool.answers());
    const { user, sent, watch } = opened;
    await user.click(await screen.findByRole('button', { name: createLabel }));
    await tool.field();
    tool.fill?.();
    await measure(opened, tool);
    expect(sent('GET', APPLICATIONS)).toHaveLength(1);
    const before = sent('GET', tool.history).length;
    await user.dblClick(button('保存'));
    if (tool.measureLabel !== undefined) {
      const confirm = await reply(SAVE_QUESTION, '确定');
      expect(sent('POST', tool.save)).toHaveLength(0);
      await user.dblClick(confirm);
    }
    await tool.isRead();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('POST', tool.save)).toHaveLength(1);
    expect(sent('POST', tool.save)[0]?.body).toMatchObject(tool.newBody);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: tool.savedEntry ?? '' })).toHaveAttribute('aria-current', 'true'),
    );
    expect(sent('GET', tool.history).length).toBeGreaterThan(before);
    await waitFor(() => expect(sent('GET', APPLICATIONS)).toHaveLength(2));
    expect(sent('GET', APPLICATIONS)[1]?.query.get('report_id')).toBe(tool.reportId);
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
    expect(announced().join()).toContain(tool.spoken);
  });

  // covers A-4-25..28
  test('stands open where there is none yet', async () => {
    const { watch } = tool.open(tool.answers({ own: false }));
    expect(await tool.field()).not.toHaveAttribute('readonly');
    expect(screen.getByText(/^未保存的/)).toBeVisible();
    await waitFor(() =>
      expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({
        isDirty: false,
        hasReports: false,
        holdsResult: false,
      }),
    );
  });

  test('whose initial data fails opens empty, and can be loaded again', async () => {
    const { answers, mend } = failing(tool.answers({ own: false }), /\/init\/\{id\}$/);
    const { user } = tool.open(answers);
    expect(await tool.field()).toHaveValue('');
    mend();
    await user.click(button('重新载入'));
    await waitFor(async () => expect(await tool.field()).toHaveValue(tool.known));
  });

  // covers A-4-29..32
  test('is begun with its button; opening a record under typed values asks first', async () => {
    const { user, watch } = await openOwn(tool);
    await user.click(button(createLabel));
    expect(await tool.field()).not.toHaveAttribute('readonly');
    expect(button('保存')).toBeVisible();
    await type(tool, tool.typed);
    expect(watch.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, hasReports: true, holdsResult: false });
    await user.click(button(tool.ownEntry));
    await user.click(await reply(CANCEL_QUESTION, '继续编辑'));
    expect(await tool.field()).toHaveValue(tool.typed);
    await user.click(button(tool.ownEntry));
    await user.click(await reply(CANCEL_QUESTION, '放弃修改'));
    await tool.isRead();
    await tool.shows(tool.ownValue);
  });

  // covers A-6-03..05, A-6-08..10
  test('is not offered, nor an edit, on a record that one may only read', async () => {
    tool.open(tool.answers({ foreign: true }));
    await screen.findByRole('button', { name: tool.ownEntry });
    await tool.openForeign?.();
    await tool.isRead();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    if (tool.measureLabel === undefined) {
      expect(screen.queryByRole('button', { name: createLabel })).toBeNull();
    } else {
      expect(button(tool.measureLabel)).toBeDisabled();
      expect(screen.getAllByText('仅创建者可编辑或删除，其他医师可查看。')).not.toHaveLength(0);
    }
  });
});

describe.each(makers)('$name: the conclusion of a saved record', (tool) => {
  test('can be copied and printed', async () => {
    const { user } = await openOwn(tool);
    await user.click(button('复制结论'));
    expect(await screen.findByText('复制成功')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(tool.copied ?? '');
    expect(button('打印')).toBeVisible();
  });
});

describe.each(makers)('$name: who may only read', (tool) => {
  test('is told that there is nothing', async () => {
    signInAs(READER);
    tool.open(tool.answers({ own: false }));
    expect(await screen.findByText('暂无数据')).toBeVisible();
    expect(screen.queryByRole('button', { name: /保存|新建/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
