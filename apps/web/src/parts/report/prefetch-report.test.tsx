import type { ReportListItem } from '@jianwei/api-client/model';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { refusal, renderWithAnswers, type Answer, type Call } from '../../../test/render-with-answers.tsx';
import { reportOf, TIMELINE } from '../../../test/report-answers.ts';
import { usePrefetchReport } from './prefetch-report.ts';
import { useReport } from './use-report.ts';

const listed = { report_id: 'R1', patient_id: 'P1' } as ReportListItem;

function Reading() {
  const { reading } = useReport('R1');
  return <h1>{reading.status === 'ready' ? reading.report.interpretation.headline : reading.status}</h1>;
}

function Row() {
  const { rest, leave } = usePrefetchReport();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    leave();
    setOpen(true);
  };
  return isOpen ? (
    <Reading />
  ) : (
    <button type="button" onMouseEnter={() => rest(listed)} onClick={open}>
      顾怀远
    </button>
  );
}

const show = (analysis: Answer) =>
  renderWithAnswers(<Row />, {
    'GET /api/v2/ai/reports/analysis/R1': analysis,
    'GET /api/v2/ai/reports/patient/time_line': () => TIMELINE,
  });
const row = () => screen.getByRole('button', { name: '顾怀远' });
const isPrerendered = ({ query }: Call) => query.get('peek') === 'true';
const analyses = (calls: readonly Call[]) => calls.filter(({ path }) => path.includes('analysis'));

test('a report that was fetched ahead is on screen at once, and the call that marks it as read goes out', async () => {
  const { user, calls } = show(async (call) => {
    if (!isPrerendered(call)) await new Promise((done) => setTimeout(done, 100));
    return reportOf('R1', '顾怀远');
  });
  await user.hover(row());
  await waitFor(() => expect(analyses(calls).map(isPrerendered)).toEqual([true]));
  // Its answer has to arrive too.
  await new Promise((done) => setTimeout(done, 30));
  await user.click(row());
  expect(screen.getByRole('heading')).toHaveTextContent('顾怀远的结论');
  expect(analyses(calls).map(isPrerendered)).toEqual([true, false]);
});

test('a report that was withdrawn meanwhile is gone', async () => {
  const { user, calls } = show((call) =>
    isPrerendered(call) ? reportOf('R1', '顾怀远') : refusal(404, '报告不存在或已撤回'),
  );
  await user.hover(row());
  await waitFor(() => expect(analyses(calls)).toHaveLength(1));
  await user.click(row());
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('missing'));
});

test('what could not be fetched ahead is fetched by the page, and nobody is told', async () => {
  const { user, calls } = show((call) => (isPrerendered(call) ? refusal(500, '维护中') : reportOf('R1', '顾怀远')));
  await user.hover(row());
  await waitFor(() => expect(analyses(calls)).toHaveLength(1));
  await user.click(row());
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('顾怀远的结论'));
  expect(screen.queryByText('维护中')).toBeNull();
});

test('a report that is opened at once is fetched once', async () => {
  const { user, calls } = show(() => reportOf('R1', '顾怀远'));
  await user.click(row());
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('顾怀远的结论'));
  await new Promise((done) => setTimeout(done, 150));
  expect(analyses(calls).map(isPrerendered)).toEqual([false]);
});
