import type { ReportData } from '@jianwei/api-client/model';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { ReportPrompts } from './report-prompts.tsx';

const prompt = {
  rule_id: 'SP-001',
  version: 1,
  name: '血红蛋白低且未查铁蛋白',
  level: 'remark',
  text: '血红蛋白 92 g/L，尚未检铁蛋白，建议补查。',
  places: ['reading'],
  evidences: [],
  time: '2025-11-18T09:53:00+08:00',
} as const;
const report = { report_id: 'R1', prompts: [prompt] } as unknown as ReportData;
const FEEDBACK = 'POST /api/v2/reports/R1/prompts/SP-001/feedback';

test('a doctor says whether a prompt helps, and may say otherwise', async () => {
  signIn({ role: 4 });
  const user = userEvent.setup();
  const { calls } = renderWithAnswers(<ReportPrompts report={report} />, {
    [FEEDBACK]: ({ body }) => ({ ...prompt, ...(body as object) }),
  });
  await user.click(await screen.findByRole('button', { name: '有用' }));
  expect(await screen.findByRole('button', { name: '✓ 有用' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '不适用' }));
  expect(await screen.findByRole('button', { name: '✓ 不适用' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls.map(({ body }) => body)).toEqual([{ useful: true }, { useful: false }]);
});

test('an answer that is refused is told, and nothing is marked', async () => {
  signIn({ role: 4 });
  const user = userEvent.setup();
  renderWithAnswers(<ReportPrompts report={report} />, { [FEEDBACK]: () => refusal(400, '该提示已停用') });
  await user.click(await screen.findByRole('button', { name: '有用' }));
  expect(await screen.findByText('该提示已停用')).toBeVisible();
  expect(screen.getByRole('button', { name: '有用' })).toHaveAttribute('aria-pressed', 'false');
});

test('who does not treat patients reads the prompt without its buttons', async () => {
  signIn({ role: 7 });
  renderWithAnswers(<ReportPrompts report={report} />, {});
  expect(await screen.findByText(prompt.text)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
