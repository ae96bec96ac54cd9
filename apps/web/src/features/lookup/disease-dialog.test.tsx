import type { SuggestionDiagnosis } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { DiseaseDialog } from './disease-lookup.tsx';
import { DISEASE_ANSWERS, signInReader } from './lookup.test-support.ts';

beforeEach(() => signInReader());

const SUSPECTED = [
  { diagnosis_id: 'AKI', diagnosis_name: '急性肾损伤', reliable: 2, score: 3, summary: '', evidences: [] },
  { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 0, score: 1, summary: '', evidences: [] },
] as const;

type Suspected = Omit<SuggestionDiagnosis, 'evidences'>;

function show(suspected: readonly Suspected[] = SUSPECTED) {
  const handlers = {
    onClose: vi.fn(),
    onOpenApplication: vi.fn(),
    onOpenDiagnosis: vi.fn(),
    onOpenPage: vi.fn(),
  };
  const view = renderWithAnswers(
    <DiseaseDialog
      reportId="R1"
      patientId="P1"
      suspected={suspected.map((one) => ({ ...one, evidences: [] }))}
      {...handlers}
    />,
    DISEASE_ANSWERS,
  );
  return { ...view, ...handlers };
}

// covers A-9-17
it('is 80 % wide and offers first what the report suggests', async () => {
  const { user, onOpenDiagnosis, calls } = show();
  const dialog = screen.getByRole('dialog', { name: '查疾病' });
  expect(dialog).toHaveStyle({ width: '80%' });
  const groups = within(await screen.findByRole('list', { name: '疾病系统' }));
  expect(groups.getAllByRole('button')[0]).toHaveAccessibleName('本报告疑似 2');
  expect(groups.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true');
  const offered = within(screen.getByRole('list', { name: '本报告疑似的疾病' }));
  expect(offered.getAllByRole('button').map((button) => button.textContent)).toEqual(['急性肾损伤高', '慢性肾脏病低']);
  expect(await screen.findByRole('article', { name: '急性肾损伤' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查看本报告的依据' }));
  expect(onOpenDiagnosis).toHaveBeenCalledExactlyOnceWith('AKI');
  // Knowledge, not evidence: nothing about the patient is asked for.
  expect(calls.map((call) => call.query.get('report_id'))).toEqual(calls.map(() => null));
});

it('calls the group by both where one of them is known, which has no reliability (J-31)', async () => {
  show(SUSPECTED.map((one) => ({ ...one, known: one.diagnosis_id === 'CKD' })));
  const groups = within(await screen.findByRole('list', { name: '疾病系统' }));
  expect(groups.getAllByRole('button')[0]).toHaveAccessibleName('本报告诊断 2');
  const offered = within(screen.getByRole('list', { name: '本报告诊断的疾病' }));
  expect(offered.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '急性肾损伤高',
    '慢性肾脏病已知',
  ]);
});

it('looks up other diseases without leaving the report', async () => {
  const { user, router, onClose, onOpenPage } = show();
  await user.click(await screen.findByRole('button', { name: '消化 1' }));
  expect(await screen.findByRole('article', { name: '急性胰腺炎' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '查看本报告的依据' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '耳鼻喉 0' }));
  await user.click(await screen.findByRole('button', { name: 'C反应蛋白（CRP）' }));
  expect(onOpenPage).toHaveBeenCalledExactlyOnceWith(
    `/data?${new URLSearchParams({ name: 'C反应蛋白', specimen: '血清' }).toString()}`,
  );
  expect(router.state.location.search).toBe('');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('begins with the systems when nothing is suspected', async () => {
  show([]);
  const groups = within(await screen.findByRole('list', { name: '疾病系统' }));
  expect(groups.getAllByRole('button')).toHaveLength(3);
  expect(await screen.findByRole('article', { name: '急性胰腺炎' })).toBeVisible();
});
