import type { Covid19Init, Covid19Input, Covid19Options, Covid19Record } from '@jianwei/api-client/model';
import { answerCovid19 } from '@jianwei/clinical-rules/covid19/covid19-wire';
import {
  FACTOR_LISTS,
  FACTOR_OPTIONS,
  WARNING_GROUPS,
  WARNING_ITEMS,
  type WarningState,
} from '@jianwei/clinical-rules/covid19/options';

export const PATIENT = 'p-song';
export const REPORT = 'r-1116';

/** The warning groups, all items in the given state; the group without 无结果 has 2 in its place. */
function groups(state: WarningState | null) {
  return Object.fromEntries(
    WARNING_GROUPS.map((group) => [
      group,
      WARNING_ITEMS.filter((item) => item.group === group).map(({ key, label }) => ({
        key,
        label,
        value: group === 'other_warning' && state === 3 ? 2 : state,
      })),
    ]),
  );
}

const noFactors = Object.fromEntries(FACTOR_LISTS.map((list) => [list, []]));

export const options = {
  ...Object.fromEntries(FACTOR_LISTS.map((list) => [list, [...FACTOR_OPTIONS[list]]])),
  ...groups(null),
} as unknown as Covid19Options;

/** A woman of 30 of whom the laboratory knows the lymphocytes and the oxygen pressure. */
export const init: Covid19Init = {
  ...noFactors,
  ...groups(3),
  report_id: '',
  patient_id: PATIENT,
  name: '邹晓岚',
  gender: '女',
  age: 30,
  weight: 61,
  weight_unit: 'kg',
  height: null,
  pul_ct_abnormality: null,
  paO2: 72,
  fiO2: null,
  imaging_evaluation: {},
  sources: [
    { item: 'paO2', label: 'PaO₂', value: '72.0 mmHg', report_id: REPORT, report_time: '2025-11-16T08:30:00+08:00' },
    {
      item: 'lymphocyte',
      label: 'Lym#',
      value: '1.04 10^9/L',
      report_id: REPORT,
      report_time: '2025-11-16T07:40:00+08:00',
    },
  ],
};

/** A record as a back end keeps it: the form, and what the rule says to it. */
export function recordOf(form: Partial<Covid19Input>, change: Partial<Covid19Record> = {}): Covid19Record {
  return {
    ...form,
    ...answerCovid19({ ...form }),
    report_id: 'cv-1',
    patient_id: PATIENT,
    report_time: '2025-11-13T10:05:00+08:00',
    history: [
      { date: '2025-11-13T10:05:00+08:00', role_type: 1, user_id: 'u-doctor', user_name: '沈若溪', type: '新建' },
    ],
    mine: true,
    editable: true,
    user_id: 'u-doctor',
    user_name: '沈若溪',
    department: '内分泌科',
    ...change,
  };
}

/** A man of 69 with diabetes, who smokes: ratio 200, percents 30, 20, 55, 25, 45, lymphocytes low. */
export const severeForm: Covid19Input = {
  ...noFactors,
  ...groups(2),
  patient_id: PATIENT,
  name: '宋立民',
  gender: '男',
  age: 69,
  weight: 78.5,
  weight_unit: 'kg',
  height: 170,
  pul_ct_abnormality: true,
  chronic_history: [1, 3],
  personal_history: [1],
  severe_factor: [2],
  paO2: 58,
  fiO2: 29,
  inspection: [
    { key: 'lymphocyte', label: '外周血淋巴细胞降低（<0.8×10⁹/L）', value: 1 },
    { key: 'spo2', label: '组织氧合指标（指氧饱和度、氧合指数）恶化', value: 3 },
  ],
  imaging_evaluation: {
    left_upper_blade: 30,
    left_midd_blade: 20,
    left_lower_blade: 55,
    right_upper_blade: 25,
    right_lower_blade: 45,
  },
};

export const severe = recordOf(severeForm);

/** Nothing but the age: mild as far as is known. */
export const incomplete = recordOf(
  { age: 45, gender: '女' },
  { report_id: 'cv-0', report_time: '2025-11-09T21:10:00+08:00', prompts: ['信息不全，分型可能偏低'] },
);
