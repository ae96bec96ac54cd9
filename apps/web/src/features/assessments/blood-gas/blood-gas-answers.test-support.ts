import type { BloodGasCase, BloodGasReport, LaboratoryRow } from '@jianwei/api-client/model';
import { refusal } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { EARLIER, PATIENT, REPORT } from '../lab-report/model-page.test-support.tsx';

function row(code: string, name: string, result: string, change: Partial<LaboratoryRow> = {}): LaboratoryRow {
  return {
    laboratory_id: `${REPORT}-${code}`,
    laboratory_name: name,
    original_laboratory_name: name,
    original_result: result,
    original_specimen: '动脉血',
    abnormal: change.abnormal_type !== undefined,
    state: change.abnormal_type === undefined ? 'normal' : 'abnormal',
    code,
    ...change,
  };
}

export const rows: LaboratoryRow[] = [
  row('PH', '酸碱度', '7.312', { short_name: 'pH', abnormal_type: -1, range_lower: '7.35', range_upper: '7.45' }),
  row('PCO2', '二氧化碳分压', '68.4', { short_name: 'PaCO₂', abnormal_type: 1, original_units: 'mmHg' }),
  row('PO2', '氧分压', '54.6', { short_name: 'PaO₂', abnormal_type: -1, original_units: 'mmHg' }),
  row('HCO3', '碳酸氢根', '33.5', { short_name: 'HCO₃⁻', abnormal_type: 1, original_units: 'mmol/L' }),
  row('SO2', '氧饱和度', '85.2', { short_name: 'SaO₂', abnormal_type: -1, original_units: '%' }),
  row('CL', '氯', '96', { short_name: 'Cl', abnormal_type: -1, original_units: 'mmol/L' }),
  row('LAC', '乳酸', '1.6', { short_name: 'Lac', original_units: 'mmol/L' }),
];

export const acute: BloodGasCase = {
  group_result: '急性呼吸性酸中毒合并代谢性碱中毒',
  tips: ['呕吐、利尿剂、低钾、原醛；查尿氯（<20盐水有效）'],
  hints: ['缺少白蛋白，阴离子间隙未作校正'],
  ph_balance: '酸血症',
  electrolyte: ['低氯血症'],
  lactic_acid: '乳酸正常',
  hypoxia: '中度低氧血症',
  contributions: [
    { item: 'primary', label: '原发失衡', value: '急性呼吸性酸中毒', points: 1, source: '教科书' },
    { item: 'compensation', label: '预计代偿范围', value: 'HCO3 23.84–29.84 mmol/L', points: 1, source: '代偿公式表' },
    { item: 'anion_gap', label: '阴离子间隙', value: '9.5 mmol/L', points: 0, source: 'AG 公式' },
  ],
};

export const chronic: BloodGasCase = {
  ...acute,
  group_result: '失代偿性慢性呼吸性酸中毒',
  tips: ['通气不足：COPD、镇静、神经肌肉病'],
};

/** The report of the picture, before anybody chose a case type. */
export const unchosen: BloodGasReport = {
  bga_report_id: REPORT,
  report_time: '2025-11-18T10:08:00',
  natural_conclusion: '急性呼吸性酸中毒合并代谢性碱中毒；Ⅱ型呼吸衰竭，中度低氧血症',
  acute,
  chronic,
  need_focus: [
    {
      laboratory_id: `${REPORT}-PO2`,
      laboratory_name: '氧分压',
      short_name: 'PaO₂',
      original_result: '54.6',
      abnormal_type: -1,
      note: '低于 60 mmHg',
    },
  ],
  patient_id: PATIENT,
  specimen: '动脉血',
  laboratories: rows,
  missing: ['吸入氧浓度', '离子钙'],
  rule_version: '1.0.0',
  review_notes: ['规则待临床复核：阴离子间隙仅在白蛋白低于 40 g/L 时校正'],
};

export const earlier: BloodGasReport = {
  ...unchosen,
  bga_report_id: EARLIER,
  report_time: '2025-11-17T21:40:00',
  natural_conclusion: '失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症',
  type: 2,
  type_user_name: '陆明哲',
  type_time: '2025-11-17T22:00:00',
};

export const LIST = 'GET /api/v2/ai/reports/bga/list';
export const DETAIL = 'GET /api/v2/ai/reports/bga/{id}';
export const SAVE = 'POST /api/v2/ai/reports/{id}/{patient}/result/{type}';

/** Answers of a back end that keeps the choices, for one patient. */
export function bloodGasAnswers(reports: BloodGasReport[] = [unchosen, earlier]): Record<string, Answer> {
  const kept = new Map(reports.map((report) => [report.bga_report_id, report]));
  const part = (path: string, index: number) => path.split('/').at(index) ?? '';
  return {
    [LIST]: () => ({
      data: [...kept.values()].map(({ bga_report_id, report_time, specimen, type, laboratories = [] }) => {
        const ph = laboratories.find(({ code }) => code === 'PH');
        return {
          bga_report_id,
          report_time,
          specimen,
          ph: ph?.original_result,
          ph_abnormal_type: ph?.abnormal_type,
          ...(type !== undefined && { type }),
        };
      }),
    }),
    [DETAIL]: ({ path }) => kept.get(part(path, 6)) ?? refusal(404, '该报告不存在或已被删除'),
    [SAVE]: ({ path }) => {
      const report = kept.get(part(path, 5));
      const type = Number(part(path, 8)) === 2 ? 2 : 1;
      if (report) kept.set(report.bga_report_id, { ...report, type, type_user_name: '沈若溪' });
      return {};
    },
  };
}
