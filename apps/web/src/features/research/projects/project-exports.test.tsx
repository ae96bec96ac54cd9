import { createResearchExport, decideResearchExport } from '@jianwei/api-client/research/research';
import { trackAction } from '@jianwei/api-client/tracking/tracking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { setSession } from '../../../parts/session/session-store.ts';
import { showProject } from './project.test-support.tsx';

describe('an export', () => {
  test('asks for a purpose, shows what leaves, and rows wait for the decision', async () => {
    const { user } = await showProject();
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出' }));
    await user.click(dialog.getByRole('radio', { name: '逐人数据' }));
    expect(await dialog.findByText(/# 检微/)).toBeVisible();
    expect(dialog.getByText('日期改为距入组天数')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(dialog.getByText('请填写导出用途（10–200 字）')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '用途' })).toHaveFocus());
    await user.type(dialog.getByRole('textbox', { name: '用途' }), '与外院资料合并作生存分析');
    await user.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('已提交，待科研管理员审核')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a table is ready at once: the file and its dictionary leave', async () => {
    const { user } = await showProject();
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出' }));
    await user.type(dialog.getByRole('textbox', { name: '用途' }), '论文的基线特征表');
    await user.type(dialog.getByRole('textbox', { name: '用途' }), '投稿使用');
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(files).toEqual(['成年人的肌酐_V1_表一.csv', 'dictionary.csv']));
  });

  test('the research administrator decides with a reason', async () => {
    const { id, world, router, user, queryClient } = await showProject();
    await createResearchExport(id, { kind: 'rows', purpose: '与外院资料合并作生存分析' });
    setSession(await world.signIn('research'));
    await queryClient.invalidateQueries();
    await act(() => router.navigate('/scientific-research'));
    await user.click(await screen.findByRole('radio', { name: /^待审导出（\d+）/ }));
    await user.click(await screen.findByRole('button', { name: '审核 陆明哲 成年人的肌酐_V1_逐人数据' }));
    const dialog = within(screen.getByRole('dialog', { name: '审核导出' }));
    await user.click(dialog.getByRole('button', { name: '不通过' }));
    expect(dialog.getByText('请填写不通过的理由')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: '理由' }), '请补充批件');
    await world.fault({ operationId: 'decideResearchExport', kind: 'http', status: 400, message: '该导出已审核' });
    await user.click(dialog.getByRole('button', { name: '不通过' }));
    expect(await dialog.findByText('该导出已审核')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '不通过' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '审核 陆明哲 成年人的肌酐_V1_逐人数据' })).toBeNull(),
    );
  });

  test('near questions are allowed for the day', async () => {
    const { world, router, user, queryClient } = await showProject();
    setSession(await world.signIn('research'));
    await queryClient.invalidateQueries();
    await act(() => router.navigate('/scientific-research'));
    await user.click(await screen.findByRole('radio', { name: '相近提问（1）' }));
    await user.click(await screen.findByRole('button', { name: '核准 陆明哲 2025-11-18' }));
    const dialog = within(screen.getByRole('dialog', { name: '核准相近提问' }));
    expect(dialog.getByText(/血清肌酐 ≥ 112 μmol\/L/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '通过' }));
    expect(await screen.findByText('已通过，该账号当日恢复准确人数')).toBeVisible();
    expect(await screen.findByText('已恢复准确人数')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^核准/ })).toBeNull();
  });

  test('what was approved is taken once by who asked', async () => {
    const { id, world, router, user, queryClient } = await showProject();
    const { export_id: exportId = '' } = await createResearchExport(id, {
      kind: 'rows',
      purpose: '与外院资料合并作生存分析',
    });
    setSession(await world.signIn('research'));
    await decideResearchExport(exportId, { approve: true });
    setSession(await world.signIn('doctor2'));
    await queryClient.invalidateQueries();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    await act(() => router.navigate(`/scientific-research?project_id=${id}&view=exports`));
    await user.click(await screen.findByRole('button', { name: /^下载 成年人的肌酐_V1_逐人数据/ }));
    expect(await screen.findByText('文件已下载')).toBeVisible();
    // A write ends the second in which an answer stands in for the next.
    await trackAction({ action_id: 41, extra_data: '{}' });
    await queryClient.invalidateQueries();
    const table = within(screen.getByRole('table', { name: '导出记录' }));
    expect(await table.findByText('已下载', { exact: false })).toBeVisible();
  });
});
