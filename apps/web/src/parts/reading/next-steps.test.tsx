import type { Warning, WarningRecordInput } from '@jianwei/api-client/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readingOf, readReport } from '../../../test/reading-answers.ts';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { useUnsentSteps } from '../loop/unsent-steps.ts';
import { NextSteps } from './next-steps.tsx';

const reading = readingOf();
const loop: Warning = {
  warning_id: 'W-1',
  patient_id: 'P1',
  patient_name: '孟庆山',
  report_id: 'R1',
  content: '',
  warning_status: 'open',
  state: 'unhandled',
  actions: reading.actions,
  records: [],
  create_time: '2025-11-18T10:26:00+08:00',
};
const report = { ...readReport(), report_id: 'R1', report_time: loop.create_time };
const done = { step: 'handled', at: '2025-11-18T10:36:00+08:00', user_name: '沈若溪', action_id: 'A-K-H:1' } as const;

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  signIn({ verifyArr: ['/detail'] });
  useUnsentSteps.setState({ steps: [] });
});

function show(shown: Warning | readonly Warning[], save: Answer = () => ({ warning_id: 'W-1' }), told = reading) {
  const sent: WarningRecordInput[] = [];
  const data = [shown].flat();
  const opened = renderWithAnswers(<NextSteps reading={told} report={report} />, {
    'GET /api/v2/warnings': () => ({ page: 0, page_size: 200, total_elements: data.length, data }),
    'POST /api/v2/warnings/create_update': (call) => {
      sent.push((call.body as { record: WarningRecordInput }).record);
      return save(call);
    },
  });
  return { ...opened, sent };
}

const steps = () => within(screen.getByRole('region', { name: '现在做什么' })).getAllByRole('listitem');

test('a step is recorded by one click or by its key, under the id of the step', async () => {
  const { user, sent } = show(loop);
  await user.click(await screen.findByRole('button', { name: '立即心电图、心电监护：已处理' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.keyboard('2');
  await waitFor(() =>
    expect(sent).toEqual([
      { step: 'handled', text: '立即心电图、心电监护', action_id: 'A-K-H:1' },
      { step: 'handled', text: '另侧静脉急查血钾', action_id: 'A-K-H:2' },
    ]),
  );
});

test('what was done is struck, with time and person, and offers no button', async () => {
  show({ ...loop, records: [{ ...done, text: '立即心电图、心电监护' }] });
  await waitFor(() => expect(steps()[0]).toHaveTextContent('10:36 沈若溪'));
  expect(steps()[0]?.querySelector('s')).toHaveTextContent('立即心电图、心电监护');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['the next day', '2025-11-19T07:05:00+08:00', '11-19 07:05 沈若溪'],
  ['the next year', '2026-01-02T07:05:00+08:00', '2026-01-02 沈若溪'],
])('what was done on %s says of which day it is', async (_what, at, text) => {
  show({ ...loop, records: [{ ...done, at, text: '立即心电图、心电监护' }] });
  await waitFor(() => expect(steps()[0]).toHaveTextContent(text));
});

test('on paper a step that was done has its whole date', async () => {
  show({ ...loop, records: [{ ...done, text: '立即心电图、心电监护' }] });
  await waitFor(() => expect(steps()[0]).toHaveTextContent('10:36 沈若溪'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(steps()[0]).toHaveTextContent('2025-11-18 10:36 沈若溪');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(steps()[0]).not.toHaveTextContent('2025-11-18');
});

test('a step that did not arrive is 未送达 and never struck', async () => {
  const { user } = show(loop, () => refusal(503, ''));
  await user.click(await screen.findByRole('button', { name: '立即心电图、心电监护：已处理' }));
  expect(await screen.findByText('未送达')).toBeVisible();
  expect(steps()[0]?.querySelector('s')).toBeNull();
});

test.each([
  ['the loop has ended', { ...loop, state: 'closed' } as const],
  ['the back end proposes no steps for it', { ...loop, actions: [] }],
])('nothing is offered where %s', async (_what, shown) => {
  const { calls } = show(shown);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(steps()).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('a step that two dangers share', () => {
  const ECG = '立即心电图、心电监护';
  const [first, ...rest] = reading.actions;
  const shared = {
    ...reading,
    actions: [{ ...first, action_id: 'A-K-H:1', text: ECG, includes: ['A-CA:1'] }, ...rest],
  };
  const calcium: Warning = {
    ...loop,
    warning_id: 'W-2',
    laboratory_name: '钙',
    original_result: '1.60',
    actions: [{ action_id: 'A-CA:1', text: '心电图' }],
  };
  const potassium: Warning = { ...loop, laboratory_name: '钾', original_result: '6.82' };

  test('names both and is recorded in the loop of each, as that loop has it', async () => {
    const { user, calls } = show([potassium, calcium], undefined, shared);
    await user.click(await screen.findByRole('button', { name: `${ECG}，记入钾 6.82、钙 1.60：已处理` }));
    expect(await screen.findByText('处置已记录，共 2 项')).toBeVisible();
    expect(calls.flatMap(({ body }) => (body === undefined ? [] : [body]))).toEqual([
      { warning_id: 'W-1', record: { step: 'handled', text: ECG, action_id: 'A-K-H:1' } },
      { warning_id: 'W-2', record: { step: 'handled', text: '心电图', action_id: 'A-CA:1' } },
    ]);
  });

  test('is struck only once both have it', async () => {
    show([{ ...potassium, records: [{ ...done, text: ECG }] }, calcium], undefined, shared);
    expect(await screen.findByRole('button', { name: `${ECG}：已处理` })).toBeVisible();
    expect(steps()[0]?.querySelector('s')).toBeNull();
  });
});
