import { expect, test } from 'vitest';
import { adrenalCortexOf } from './adrenal-cortex-facts.ts';
import { aldosteronismOf } from './aldosteronism-facts.ts';
import { bloodGasOf } from './blood-gas-facts.ts';
import { cerebrospinalOf } from './cerebrospinal-facts.ts';
import { ckdOf } from './ckd-facts.ts';
import { gastricOf } from './gastric-facts.ts';
import { pleuralOf } from './pleural-facts.ts';
import { MAN, onlyReport, recordOf, reportOf, WOMAN } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';
import { thyroidFunctionOf } from './thyroid-function-facts.ts';

const TOOLS = {
  adrenalCortexOf,
  aldosteronismOf,
  bloodGasOf,
  cerebrospinalOf,
  ckdOf,
  gastricOf,
  pleuralOf,
  thyroidFunctionOf,
};

test.each(Object.entries(TOOLS))(
  '%s has nothing to say of a blood count, nor of a row that it only completes',
  (_, tool) => {
    // The dipstick, ACTH, serum protein, an antibody, potassium and FT3 belong to many reports.
    const codes = ['WBC', 'HGB', 'UPRO', 'ACTH', 'TP', 'LDH', 'HPAB', 'K', 'FT3', 'GLU'];
    expect(tool(...onlyReport(codes.map((code) => [code, '1', ''])))).toBeNull();
  },
);

test('CKD: the printed eGFR comes before creatinine, the fall is since the report before', () => {
  const record = recordOf(
    [
      { day: '2025-05-01', rows: [['EGFR', '80', 'mL/min/1.73m²']] },
      { day: '2025-08-01', rows: [['UPRO', '2+']] },
      {
        day: '2025-11-17',
        rows: [
          ['CREA', '118', 'μmol/L'],
          ['EGFR', '52', 'mL/min/1.73m²'],
          ['UACR', '36', 'mg/mmol'],
          ['UPRO', '1+'],
        ],
      },
    ],
    MAN,
  );
  const reading = ckdOf(record, reportOf(record, '2025-11-17'));
  // KDIGO 2012: G3a 45–59, A3 > 30 mg/mmol, together very high; 80 to 52 is a fall of 35 %.
  expect(reading?.result).toMatchObject({ g: 'G3a', a: 'A3', risk: 'very_high', fallPercent: 35 });
  expect(reading?.laboratoryIds).toEqual(['2025-11-17 EGFR', '2025-11-17 UACR']);
  expect(ckdOf(record, reportOf(record, '2025-08-01'))).toBeNull();
});

test('CKD: creatinine of blood alone is staged by age and sex', () => {
  const [record, judged] = onlyReport(
    [
      ['CREA', '9000', 'μmol/L', { specimen: '尿', laboratory_id: 'urine' }],
      ['CREA', '88.4', 'μmol/L', { specimen: '血清', laboratory_id: 'serum' }],
    ],
    MAN,
  );
  // CKD-EPI 2021, man of 60, 1.00 mg/dL: 142 × (1.00/0.9)^-1.2 × 0.9938^60 = 86.
  expect(ckdOf(record, judged)).toMatchObject({
    result: { g: 'G2', egfr: 86, gfrSource: 'computed' },
    laboratoryIds: ['serum'],
  });
});

test('stomach: pepsinogens and the antibody give the ABC group; what cannot be read is not among the rows', () => {
  const reading = gastricOf(
    ...onlyReport([
      ['PG1', '30', 'μg/L'],
      ['PG2', '15', 'μg/L'],
      ['G17', '3', 'U/L'],
      ['HPAB', '阳性'],
    ]),
  );
  // PG I ≤ 70 μg/L and PGR ≤ 3.0 is positive; with the antibody group C.
  expect(reading?.result).toMatchObject({ pgr: 2, isPgPositive: true, abc: 'C' });
  expect(reading?.laboratoryIds).toEqual(['2025-11-17 PG1', '2025-11-17 PG2', '2025-11-17 HPAB']);
});

test('blood gas: read from the rows of the report, oxygen as a share or in percent', () => {
  const reading = bloodGasOf(
    ...onlyReport([
      ['PH', '7.33', '', { specimen: '动脉血' }],
      ['PCO2', '9.33', 'kPa'],
      ['HCO3', '36', 'mmol/L'],
      ['FIO2', '0.29'],
      ['LAC', '溶血', 'mmol/L'],
    ]),
  );
  // 9.33 kPa × 7.50062 = 70.0 mmHg: respiratory acidosis with retained bicarbonate.
  expect(reading?.result).toMatchObject({
    status: 'complete',
    chronic: { disorders: ['RAC'] },
    inputsUsed: { paco2: 70, fio2: 29, isArterial: true, unread: ['lactate'] },
  });
  expect(reading?.laboratoryIds).toEqual(['PH', 'PCO2', 'HCO3', 'FIO2'].map((code) => `2025-11-17 ${code}`));
});

test('blood gas: figures are taken as printed, only kilopascals to the decimal that analysers print', () => {
  const used = (...rows: readonly PlainRow[]) => bloodGasOf(...onlyReport(rows))?.result.inputsUsed;
  expect(used(['PH', '7.4', ''], ['K', '400', 'mmol/L'])?.k).toBeNull();
  const gas = used(['PH', '7.334', ''], ['PCO2', '41.26', 'mmHg'], ['K', '4.25', 'mmol/L'], ['LAC', '5 g/L', 'fL']);
  expect([gas?.ph, gas?.paco2, gas?.k, gas?.unread]).toEqual([7.334, 41.26, 4.25, ['lactate']]);
  expect(used(['PCO2', '5.5', 'kPa'], ['PH', '7.4', ''])?.paco2).toBe(41.3);
  expect(used(['PH', '7.4', ''], ['PCO2', '>100', 'mmHg'])).toMatchObject({ paco2: null, unread: ['paco2'] });
});

test('pleural fluid is compared with serum of within a day, not with an older one', () => {
  const fluid = [
    ['PF-TP', '45', 'g/L', { specimen: '胸水' }],
    ['PF-LDH', '120', 'U/L', { specimen: '胸水' }],
  ] as const;
  const withSerum = (day: string) => {
    const record = recordOf([
      { day: '2025-11-17', rows: fluid },
      {
        day,
        rows: [
          ['TP', '70', 'g/L'],
          ['LDH', '220', 'U/L', { range_text: '120–250' }],
        ],
      },
    ]);
    return pleuralOf(record, reportOf(record, '2025-11-17'));
  };
  // Light: 45/70 = 0.64 is above 0.5.
  expect(withSerum('2025-11-16')).toMatchObject({
    result: { diagnosis: 'exudate', upperLimit: 250, upperLimitSource: 'report' },
    laboratoryIds: ['2025-11-16 TP', '2025-11-17 PF-TP', '2025-11-16 LDH', '2025-11-17 PF-LDH'],
  });
  expect(withSerum('2025-11-15')).toMatchObject({
    result: { diagnosis: null, missing: ['R1', 'R2'] },
    laboratoryIds: ['2025-11-17 PF-TP', '2025-11-17 PF-LDH'],
  });
});

test('adrenal cortex: values of the days around complete a report, those added by hand come first', () => {
  const record = recordOf([
    { day: '2025-11-17', rows: [['COR0', '320', 'nmol/L']] },
    { day: '2025-11-19', rows: [['COR-DST', '<27.6', 'nmol/L']] },
    { day: '2025-11-21', rows: [['UFC', '900', 'nmol/24h', { range_text: '28–138' }]] },
  ]);
  const judged = reportOf(record, '2025-11-17');
  const reading = adrenalCortexOf(record, judged);
  // Midnight cortisol above 207 nmol/L; at most 50 nmol/L after 1 mg dexamethasone; the urine is of four days later.
  expect(reading?.result).toMatchObject({ midnight: 'raised', dst: 'suppressed', ufc: null });
  expect(reading?.laboratoryIds).toEqual(['2025-11-17 COR0', '2025-11-19 COR-DST']);
  // 10 μg/dL = 275.9 nmol/L.
  const byHand = adrenalCortexOf(record, judged, { dst_1mg: 10, cortisol_unit: 'μg/dL' });
  expect(byHand?.result).toMatchObject({ midnight: 'raised', dst: 'not_suppressed' });
  expect(byHand?.laboratoryIds).toEqual(['2025-11-17 COR0']);
});

test('aldosteronism: renin of the days around, a confirmation with the screening before it', () => {
  const record = recordOf([
    { day: '2025-11-01', rows: [['PAC', '24', 'ng/dL']] },
    { day: '2025-11-03', rows: [['PRA', '0.4', 'ng/mL/h']] },
    { day: '2025-11-17', rows: [['PAC-SIT', '12', 'ng/dL']] },
  ]);
  // 24 / 0.4 = 60; above 10 ng/dL after saline confirms.
  expect(aldosteronismOf(record, reportOf(record, '2025-11-01'))).toMatchObject({
    result: { arr: 60, screen: 'positive', confirmation: null },
    laboratoryIds: ['2025-11-01 PAC', '2025-11-03 PRA'],
  });
  expect(aldosteronismOf(record, reportOf(record, '2025-11-17'))).toMatchObject({
    result: { arr: 60, confirmation: 'confirmed' },
    laboratoryIds: ['2025-11-17 PAC-SIT', '2025-11-01 PAC', '2025-11-03 PRA'],
  });
});

test('thyroid function: pregnancy as saved, else from a tag, else none; a man is never pregnant', () => {
  const rows = [
    ['TSH', '8.0', 'mIU/L', { range_text: '0.27–4.20' }],
    ['FT4', '15', 'pmol/L', { range_text: '12–22' }],
  ] as const;
  const of = (patient: typeof WOMAN, options = {}) => thyroidFunctionOf(...onlyReport(rows, patient), options);
  expect(of(WOMAN)).toMatchObject({
    pregnancy: { status: 0, source: 'default' },
    result: { diagnosis: 'subclinical_hypo_mild' },
    laboratoryIds: ['2025-11-17 TSH', '2025-11-17 FT4'],
  });
  const pregnant = { ...WOMAN, tags: ['孕 18 周'] };
  expect(of(pregnant)?.pregnancy).toEqual({ status: 2, source: 'tag' });
  // Right on a day nine weeks later, so that the report is of week 9.
  expect(of(pregnant, { today: '2026-01-19' })?.pregnancy).toEqual({ status: 1, source: 'tag' });
  expect(of(pregnant, { saved: 3 })?.pregnancy).toEqual({ status: 3, source: 'saved' });
  expect(of({ ...pregnant, gender: '男' }, { saved: 3 })?.pregnancy).toEqual({ status: 0, source: 'default' });
});

test('cerebrospinal fluid: blood of the same day, an earlier organism, and a stain that cannot be read', () => {
  const record = recordOf([
    { day: '2025-11-10', rows: [['CSF-GRAM', '阳性', '', { name: '革兰染色' }]] },
    {
      day: '2025-11-17',
      rows: [
        ['CSF-WBC', '1500', '10^6/L'],
        ['CSF-NEUT%', '90', '%'],
        ['CSF-TP', '2.4', 'g/L'],
        ['CSF-GLU', '1.1', 'mmol/L'],
        ['CSF-AFB', '见报告', '', { name: '抗酸染色' }],
      ],
    },
    { day: '2025-11-17T14:00:00+08:00', rows: [['GLU', '6.0', 'mmol/L']] },
  ]);
  const reading = cerebrospinalOf(record, reportOf(record, '2025-11-17'));
  expect(reading?.result).toMatchObject({ pattern: { kind: 'meningitis', type: 'bacterial' }, glucoseRatio: 0.18 });
  expect(reading?.laboratoryIds).toEqual([
    ...['CSF-WBC', 'CSF-NEUT%', 'CSF-TP', 'CSF-GLU'].map((code) => `2025-11-17 ${code}`),
    '2025-11-17T14:00:00+08:00 GLU',
  ]);
  expect(reading?.tips).toEqual([
    '革兰染色此前阳性（2025-11-10），请结合治疗经过判读',
    '抗酸染色「见报告」未能判读，请人工核对',
  ]);
});
