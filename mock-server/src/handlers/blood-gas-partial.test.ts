import type { BloodGasReport, BloodGasReportList, ReportPage } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();

/** The reading of one arterial sample that another hospital printed: code, result and unit a row. */
async function readingOf(...printed: readonly string[]): Promise<BloodGasReport> {
  const world = await openWorld(hospital.app);
  const csv = [
    'patient_id,name,sex,birth_date,time,specimen,code,result,unit',
    ...printed.map((row) => `88,高远,男,1958-07-01,2025-11-10 08:00,动脉血,${row}`),
  ].join('\n');
  const headers = { ...world, 'content-type': 'text/plain' };
  const imported = await call(hospital.app, 'POST', '/__mock/import?name=gas.csv', headers, csv);
  expect(imported.body).toMatchObject({ taken: printed.length, refused: [] });
  const doctor = await signIn(hospital.app, 'doctor', world);
  const list = await call(hospital.app, 'GET', encodeURI('/api/v2/reports?date=2025-11-10&keyword=高远'), doctor);
  const [report] = (list.body as ReportPage).data;
  return (await call(hospital.app, 'GET', `/api/v2/ai/reports/bga/${report?.report_id ?? ''}`, doctor))
    .body as BloodGasReport;
}

test('a calculated bicarbonate below 10 is singled out, though no row prints it', async () => {
  // 0.0307 × 20 × 10^(7.1 − 6.1) = 6.14.
  const { need_focus: focus, bga_report_id: id } = await readingOf('PH,7.10,', 'PCO2,20,mmHg');
  expect(focus.find(({ laboratory_name: name }) => name === '碳酸氢根（计算值）')).toEqual({
    laboratory_id: `${id}-hco3`,
    laboratory_name: '碳酸氢根（计算值）',
    original_result: '6.1',
    original_units: 'mmol/L',
    abnormal_type: -1,
    note: '低于 10 mmol/L',
  });
  const printed = await readingOf('PH,7.10,', 'PCO2,20,mmHg', 'HCO3,6.1,mmol/L');
  expect(printed.need_focus.filter(({ note }) => note === '低于 10 mmol/L').map((row) => row.laboratory_name)).toEqual([
    '碳酸氢根',
  ]);
});

test('lactate above what the analyser measures is graded and singled out', async () => {
  const gas = await readingOf('PH,7.20,', 'PCO2,30,mmHg', 'HCO3,11.4,mmol/L', 'LAC,>15,mmol/L');
  expect(gas.acute.lactic_acid).toBe('乳酸酸中毒');
  expect(gas.need_focus).toContainEqual(expect.objectContaining({ original_result: '>15', note: '不低于 4 mmol/L' }));
  expect(gas.missing).not.toContain('乳酸');
  expect(gas).not.toHaveProperty('not_used');
});

test('what is printed but cannot be used is named, not called missing', async () => {
  const gas = await readingOf('PH,7.40,', 'PCO2,40,mmHg', 'HCO3,24,mmol/L', 'K,>9.0,mmol/L');
  expect(gas.not_used).toEqual(['钾不是单一数值或单位不符，未采用']);
  expect(gas.missing).not.toContain('钾');
  expect(gas.missing).toContain('乳酸');
});

test.each([
  // Na 140 − Cl 104 − HCO3- 24 = 12.
  ['11', false],
  ['12', false],
  ['13', false],
  ['13.1', true],
  ['16', true],
])('a printed gap of %s beside ours of 12: told that it was reckoned otherwise: %s', async (gap, isTold) => {
  const rows = ['PH,7.40,', 'PCO2,40,mmHg', 'HCO3,24,mmol/L', 'NA,140,mmol/L', 'CL,104,mmol/L'];
  const { acute, chronic } = await readingOf(...rows, `AG,${gap},mmol/L`);
  const hint = `报告所印阴离子间隙 ${gap} 与 Na⁺−Cl⁻−HCO₃⁻ 所得 12 不同（可能计入K⁺），判读按后者`;
  for (const { hints } of [acute, chronic]) expect(hints.includes(hint), hints.join()).toBe(isTold);
  if (!isTold) for (const { hints } of [acute, chronic]) expect(hints.join()).not.toContain('报告所印阴离子间隙');
});

test.each([
  ['without a printed gap', ['NA,140,mmol/L', 'CL,104,mmol/L']],
  ['without one of ours', ['AG,16,mmol/L']],
])('%s nothing is said of a difference', async (_, rows) => {
  const { acute } = await readingOf('PH,7.40,', 'PCO2,40,mmHg', 'HCO3,24,mmol/L', ...rows);
  expect(acute.hints.join()).not.toContain('报告所印阴离子间隙');
});

test('a high bicarbonate that was calculated is singled out as high', async () => {
  // 0.0307 × 60 × 10^(7.6 − 6.1) = 58.2.
  const { need_focus: focus } = await readingOf('PH,7.60,', 'PCO2,60,mmHg');
  expect(focus.find(({ laboratory_name: name }) => name === '碳酸氢根（计算值）')).toMatchObject({ abnormal_type: 1 });
});

test('a critical row is singled out though the rule has no word on it, with what is critical about it', async () => {
  const { need_focus: focus } = await readingOf('PH,7.40,', 'PCO2,40,mmHg', 'HCO3,24,mmol/L', 'K,6.9,mmol/L');
  const row = focus.find(({ original_result: result }) => result === '6.9');
  expect(row).toMatchObject({ laboratory_name: '钾', short_name: 'K', abnormal_type: 1, critical: 'high' });
});

test('a gas without pH is listed without one', async () => {
  const world = await openWorld(hospital.app);
  const csv = [
    'patient_id,name,sex,birth_date,time,specimen,code,result,unit',
    '88,高远,男,1958-07-01,2025-11-10 08:00,动脉血,PCO2,40,mmHg',
  ].join('\n');
  await call(hospital.app, 'POST', '/__mock/import?name=gas.csv', { ...world, 'content-type': 'text/plain' }, csv);
  const doctor = await signIn(hospital.app, 'doctor', world);
  const list = await call(hospital.app, 'GET', encodeURI('/api/v2/reports?date=2025-11-10&keyword=高远'), doctor);
  const [found] = (list.body as ReportPage).data;
  const url = `/api/v2/ai/reports/bga/list?patient_id=${found?.patient_id ?? ''}`;
  const { data } = (await call(hospital.app, 'GET', url, doctor)).body as BloodGasReportList;
  expect(data).toEqual([
    { bga_report_id: found?.report_id, report_time: '2025-11-10T08:00:00+08:00', specimen: '动脉血' },
  ]);
});
