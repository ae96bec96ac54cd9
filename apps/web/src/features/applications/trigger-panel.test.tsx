import type { Application } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { TriggerPanel } from './trigger-panel.tsx';

const GRACE: Application = {
  application_id: 'A5',
  name: 'Grace评分',
  api_type: 5,
  hint: '心肌标志物已出，可完成评分。',
};
const OTHER: Application = { application_id: 'A99', name: '未上线应用', api_type: 99 };

const CKD: Application = { application_id: 'A4', name: 'CKD分期', api_type: 4 };

function show(answer: Answer) {
  let mine: Application[] = [{ ...CKD, sort: 1 }];
  const handlers = { onClose: vi.fn(), onOpenApplication: vi.fn(), onOpenTool: vi.fn() };
  const view = renderWithAnswers(<TriggerPanel reportId="R1" patientId="P1" {...handlers} />, {
    'GET /api/v2/ai/reports/R1/applications': answer,
    'GET /api/v2/application/doctor': () => ({ applications: [GRACE, CKD], my_applications: mine }),
    'POST /api/v2/application/doctor': ({ body }) => {
      const { my_applications: chosen } = body as { my_applications: Application[] };
      mine = chosen.map((one) => ({
        ...[GRACE, CKD].find(({ application_id: id }) => id === one.application_id),
        ...one,
      }));
      return { message: '' };
    },
  });
  return { ...view, ...handlers };
}

// covers B-2.8-12, B-2.8-28
it('lists the applications that the report triggered', async () => {
  const { user, onOpenApplication, onOpenTool } = show(() => ({ data: [GRACE, OTHER] }));
  const panel = within(await screen.findByRole('dialog', { name: '应用集' }));
  expect(await panel.findByText('本报告触发 2 个应用')).toBeInTheDocument();
  expect(panel.getByText('心肌标志物已出，可完成评分。')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Grace评分' }));
  expect(onOpenApplication).toHaveBeenCalledExactlyOnceWith('A5');
  await user.click(panel.getByRole('button', { name: '打开 Grace评分' }));
  expect(onOpenTool).toHaveBeenCalledExactlyOnceWith(5);
  expect(panel.queryByRole('button', { name: '打开 未上线应用' })).not.toBeInTheDocument();
});

it('lets a tool be added where it is named, and only those that are not there yet', async () => {
  const { user, calls } = show(() => ({ data: [GRACE, CKD, OTHER] }));
  await user.click(await screen.findByRole('button', { name: '添加 Grace评分' }));
  expect(screen.queryByRole('button', { name: /^添加 (CKD分期|未上线应用)$/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: '添加 Grace评分' })).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    my_applications: [
      { application_id: 'A4', sort: 1 },
      { application_id: 'A5', sort: 2 },
    ],
  });
});

it('says that nothing was triggered', async () => {
  show(() => ({ data: [] }));
  expect(await screen.findByText('本报告未触发应用')).toBeInTheDocument();
});

it('offers to load again after a failure', async () => {
  let isDown = true;
  const { user } = show(() => (isDown ? refusal(500, '维护中') : { data: [GRACE] }));
  await screen.findByText('应用集未能载入');
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect(await screen.findByText('Grace评分')).toBeInTheDocument();
});

// covers B-2.8-29
it('links to all applications, for whoever may open the store', async () => {
  signIn({ verifyArr: ['/appstore'] });
  const { unmount } = show(() => ({ data: [GRACE] }));
  expect(await screen.findByRole('link', { name: '全部应用' })).toHaveAttribute('href', '/appstore');
  unmount();
  signIn({ verifyArr: ['/detail'] }, ['/appstore']);
  show(() => ({ data: [GRACE] }));
  expect(await screen.findByText('Grace评分')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '全部应用' })).not.toBeInTheDocument();
});
