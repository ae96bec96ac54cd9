import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { renderWithAnswers, refusal } from '../../../test/render-with-answers.tsx';
import { ShareDialog } from './share-dialog.tsx';

function OfReport({ reportId }: { reportId: string }) {
  const { data } = useGetReportAnalysis(reportId);
  return data ? <ShareDialog reportId={reportId} report={data} onClose={() => undefined} /> : null;
}

async function openDialog(reportId: string) {
  const rendered = await renderFeature(<OfReport reportId={reportId} />);
  const dialog = await screen.findByRole('dialog', { name: '分享' });
  return { ...rendered, dialog: within(dialog) };
}

test('a link for the patient is made, listed as not read, and stopped', async () => {
  const { user, dialog } = await openDialog('R1004-01');
  expect(await dialog.findByText('还没有创建过链接')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '创建链接' }));
  const address = (await dialog.findByLabelText<HTMLInputElement>('新建的链接')).value;
  expect(address).toMatch(/\/h5#t=[\w-]{32}$/);
  expect(await dialog.findByText('未阅读')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '停用' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '停用' }));
  expect(await dialog.findByText('已停用')).toBeVisible();
});

test('a report with a critical value asks first whether the patient was called', async () => {
  const { user, dialog } = await openDialog('R1001-01');
  await user.click(dialog.getByRole('button', { name: '创建链接' }));
  const question = () => within(screen.getByRole('alertdialog', { name: '已联系患者？' }));
  await user.click(question().getByRole('button', { name: '还没有' }));
  expect(dialog.queryByLabelText('新建的链接')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '创建链接' }));
  await user.click(question().getByRole('button', { name: '已联系' }));
  expect(await dialog.findByLabelText('新建的链接')).toBeVisible();
});

test('what cannot be read or made leaves the form as it is', async () => {
  const report = { laboratories: [], total_laboratories: 0, need_focus: [] } as never;
  const { user } = renderWithAnswers(<ShareDialog reportId="R1" report={report} onClose={() => undefined} />, {
    'GET /api/v2/shares': () => refusal(404, '报告不存在或已撤回'),
    'POST /api/v2/shares': () => refusal(404, '报告不存在或已撤回'),
  });
  expect(await screen.findByText('已创建的链接未能载入')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /医师/ }));
  await user.click(screen.getByRole('button', { name: '创建链接' }));
  expect(await screen.findByText('报告不存在或已撤回')).toBeVisible();
  expect(screen.getByRole('radio', { name: /医师/ })).toBeChecked();
});
