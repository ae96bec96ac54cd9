import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { expect, test } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { useRuleTrial } from './use-rule-trial.ts';

const condition = readCondition({ all: [{ fact: 'lab', op: 'above', code: 'K', value: 5.5, unit: 'mmol/L' }] });

function Trial() {
  const { tried, start, stop } = useRuleTrial('2025-11-18', 6);
  return (
    <>
      <button onClick={() => void start({ kind: 'audit', condition, ruleId: undefined, reason: '' }, 30)}>
        试运行
      </button>
      <button onClick={stop}>停止</button>
      <p>{tried === undefined ? '未试运行' : `${tried.answer.state} ${tried.answer.reports} / ${tried.answer.of}`}</p>
    </>
  );
}

test('a long trial tells how far it is and is stopped', async () => {
  const user = userEvent.setup();
  const answer = (state: string, reports: number) => ({
    trial_id: 'TR000001',
    state,
    of: 20_000,
    reports,
    hits: 0,
    undetermined: 0,
    compared_hits: 0,
    added: 0,
    dropped: 0,
    per_day: [],
    funnel: [],
    decided: 0,
    agreed: 0,
    took_ms: 0,
    notes: [],
    page: 0,
    page_size: 6,
    total_elements: 0,
    data: [],
  });
  const { calls } = renderWithAnswers(<Trial />, {
    'POST /api/v2/rules/trial': () => answer('running', 400),
    'GET /api/v2/rules/trial/{trial_id}': () => answer('running', 900),
    'POST /api/v2/rules/trial/{trial_id}/cancel': () => answer('cancelled', 950),
  });
  await user.click(await screen.findByRole('button', { name: '试运行' }));
  expect(await screen.findByText(/^running \d+ \/ 20000$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '停止' }));
  expect(await screen.findByText('cancelled 950 / 20000')).toBeVisible();
  expect(calls.at(-1)?.path).toBe('/api/v2/rules/trial/TR000001/cancel');
});
