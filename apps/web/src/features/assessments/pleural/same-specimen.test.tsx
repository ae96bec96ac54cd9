import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { LaboratoryRow, PleuralInit } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import { completeInit, ownReport, PATIENT, pleuralAnswers, REPORT, form } from './pleural.test-support.tsx';
import { PleuralView } from './pleural-view.tsx';

const ANALYSIS = '/api/v2/ai/reports/analysis/';

const row = (code: string, name: string, result: string, change: Partial<LaboratoryRow> = {}): LaboratoryRow => ({
  laboratory_id: code,
  laboratory_name: name,
  original_laboratory_name: name,
  original_specimen: '胸腔积液',
  original_result: result,
  original_units: 'U/L',
  original_reference_interval: '',
  abnormal: false,
  state: 'normal',
  code,
  ...change,
});

const ada = row('PF-ADA', '腺苷脱氨酶', '58.4', {
  short_name: 'ADA',
  original_reference_interval: '<40',
  abnormal: true,
  abnormal_type: 1,
  state: 'abnormal',
});
const glucose = row('PF-GLU', '葡萄糖', '5.12', {
  original_specimen: '胸水',
  original_units: 'mmol/L',
  range_lower: '3.3',
  range_upper: '6.1',
});
const look = row('', '外观', '淡黄色，微浑', {
  laboratory_id: 'look',
  original_units: '',
  state: 'undetermined',
  undetermined_reason: '结果为文字描述，无法按参考区间判断',
});
const inputs = [
  row('PF-TP', '胸水蛋白定量', '42.6'),
  row('LDH', '乳酸脱氢酶', '386'),
  row('TP', '总蛋白', '68.4', { original_specimen: '血清', laboratory_id: 'serum' }),
];
const serum = row('CRP', 'C反应蛋白', '24.6', { original_specimen: '血清' });

const analysis = {
  report_id: REPORT,
  report_time: '2025-11-18T08:26:00+08:00',
  patient: { patient_id: PATIENT, name: '戴建国', gender: '男', age: 54 },
  laboratories: [...inputs, serum, ada, glucose, look],
};

/** The page behind the drawer has loaded the report that it shows. */
function Page() {
  const { data } = useGetReportAnalysis(REPORT);
  const nothing = () => undefined;
  if (data === undefined) return null;
  return (
    <PleuralView patientId={PATIENT} reportId={REPORT} onUnsavedChange={nothing} onSaved={nothing} onClose={nothing} />
  );
}

interface Case {
  init?: PleuralInit;
  reports?: (typeof ownReport)[];
  loaded?: object;
}

async function open({ loaded = analysis, ...start }: Case = {}) {
  const rendered = renderWithAnswers(<Page />, { ...pleuralAnswers(start), [`GET ${ANALYSIS}{id}`]: () => loaded });
  await form();
  return rendered;
}

const block = () => screen.queryByRole('region', { name: '同次送检' });
const sourcesOf = (report_id: string) => completeInit.laboratories?.map((item) => ({ ...item, report_id })) ?? [];

describe('what else was measured in the same fluid', () => {
  test('stands below the form, without the four values and without serum', async () => {
    await open();
    const shown = within(screen.getByRole('region', { name: '同次送检' }));
    expect(shown.getByText(/^胸腔积液\s2025-11-18 \d\d:26$/)).toBeVisible();
    expect(shown.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '腺苷脱氨酶（ADA）',
      '葡萄糖',
      '外观',
    ]);
    expect(shown.getByRole('img', { name: '腺苷脱氨酶 58.4，升高，参考区间 低于 40' })).toBeInTheDocument();
    const sugar = shown.getByRole('row', { name: /葡萄糖/ });
    expect(sugar).toHaveTextContent('mmol/L');
    expect(sugar).toHaveTextContent('3.3–6.1');
    expect(sugar.querySelector('svg')).toBeNull();
    expect(shown.getByRole('row', { name: /腺苷脱氨酶/ }).querySelector('svg')).not.toBeNull();
  });

  test('is read from what the page has loaded: nothing is asked for again', async () => {
    const { calls } = await open();
    expect(block()).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith(ANALYSIS))).toHaveLength(1);
  });

  test('a result without an interval says so, and whose interval it is where the report prints none', async () => {
    const bare = row('PF-ALB', '白蛋白', '21.3', { state: 'undetermined', undetermined_reason: '无可用参考区间' });
    const lent = { ...glucose, range_source: 'catalogue' as const };
    await open({ loaded: { ...analysis, laboratories: [bare, lent] } });
    const albumin = screen.getByRole('row', { name: /白蛋白/ });
    expect(albumin.textContent).toMatch(/^白蛋白.*无法判定无可用参考区间$/);
    expect(within(screen.getByRole('row', { name: /葡萄糖/ })).getByText('知识库')).toBeVisible();
  });

  test.each([
    ['the report holds nothing else of the fluid', { loaded: { ...analysis, laboratories: [...inputs, serum] } }],
    ['the values came from another report', { init: { ...completeInit, laboratories: sourcesOf('r-1110') } }],
    ['the values came from no report', { init: { ...completeInit, laboratories: [] } }],
    ['it is another patient', { loaded: { ...analysis, patient: { ...analysis.patient, patient_id: 'p-other' } } }],
    ['it is another report', { loaded: { ...analysis, report_id: 'r-other' } }],
    ['the report does not say whose it is', { loaded: { ...analysis, patient: undefined } }],
  ])('is left out where %s', async (_why, change) => {
    await open(change);
    expect(block()).toBeNull();
  });

  test('goes with the record: it is gone for one of another report and back for a new one', async () => {
    const older = {
      ...ownReport,
      report_id: 'pe-0',
      user_name: '陆明哲',
      mine: false,
      laboratories: sourcesOf('r-old'),
    };
    const { user } = await open({ reports: [ownReport, older] });
    await user.click(await screen.findByRole('button', { name: /陆明哲/ }));
    await waitFor(() => expect(block()).toBeNull());
    await user.click(screen.getByRole('button', { name: /本人/ }));
    await waitFor(() => expect(block()).toBeVisible());
    await user.click(screen.getByRole('button', { name: '新建鉴别' }));
    await waitFor(() => expect(block()).toBeVisible());
  });
});
