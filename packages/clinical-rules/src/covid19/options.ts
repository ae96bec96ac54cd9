import type { Sex } from '../core/rule-stamp.ts';

/** One choice of a factor list. The keys are our choice. */
export interface CovidOption {
  readonly key: number;
  readonly label: string;
}

export const FACTOR_LISTS = [
  'chronic_history',
  'history_tumor',
  'drug_history',
  'personal_history',
  'other_risk',
  'illness_factor',
  'severe_factor',
] as const;
export type FactorList = (typeof FACTOR_LISTS)[number];

const options = (...labels: string[]): readonly CovidOption[] =>
  labels.map((label, index) => ({ key: index + 1, label }));

/** High-risk, critical and severe factors of 诊疗方案（试行第十版）. */
export const FACTOR_OPTIONS: Record<FactorList, readonly CovidOption[]> = {
  chronic_history: options('心脑血管疾病（含高血压）', '慢性肺部疾病', '糖尿病', '慢性肝病', '慢性肾脏疾病'),
  history_tumor: options('肿瘤'),
  drug_history: options('长期使用糖皮质激素', '长期使用免疫抑制剂'),
  personal_history: options('重度吸烟', '晚期妊娠/围产期'),
  other_risk: options('维持性透析', '免疫功能缺陷'),
  illness_factor: options('呼吸衰竭需机械通气', '休克', '合并其他器官功能衰竭需ICU监护治疗'),
  severe_factor: options(
    '呼吸频率≥30次/分',
    '静息状态下吸空气时指氧饱和度≤93%',
    '动脉血氧分压/吸氧浓度≤300mmHg',
    '症状进行性加重，24~48小时内肺部病灶进展>50%',
  ),
};

export const SMOKER_KEY = 1;
export const PREGNANCY_KEY = 2;
/** Pregnancy is offered from and to these ages, both included. */
export const PREGNANCY_AGES = { low: 18, high: 45 } as const;

/** Whether an option of the personal history is offered: pregnancy to women of 18 to 45 only, the rest to everyone. */
export function isPersonalHistoryOffered(key: number, sex: Sex | null, ageYears: number | null): boolean {
  if (key !== PREGNANCY_KEY) return true;
  const age = ageYears ?? 0;
  return sex === 'female' && age >= PREGNANCY_AGES.low && age <= PREGNANCY_AGES.high;
}

export const WARNING_GROUPS = ['inspection', 'biochemistry', 'immune', 'coagulation', 'other_warning'] as const;
export type WarningGroup = (typeof WARNING_GROUPS)[number];
export type WarningKey =
  | 'lymphocyte'
  | 'spo2'
  | 'lactate'
  | 'ldh'
  | 'crp'
  | 'il6'
  | 'ferritin'
  | 'd_dimer'
  | 'distress'
  | 'imaging';

/** 1 has appeared, 2 has not, 3 there is no result. */
export type WarningState = 1 | 2 | 3;

/** A limit that suggests "has appeared" from a laboratory result. Our choice; the doctor decides. */
export interface WarningLimit {
  /** Catalogue code and the unit of the limit. */
  readonly code: string;
  readonly unit: string;
  readonly below?: number;
  readonly above?: number;
  /** Above the upper limit of the report's own range instead of a number. */
  readonly isAboveRange?: true;
}

export interface WarningItem {
  readonly key: WarningKey;
  readonly group: WarningGroup;
  readonly label: string;
  /** Absent for what no laboratory tells. */
  readonly limit?: WarningLimit;
  /** Check to recommend while there is no result. */
  readonly check?: string;
}

/** Warning items of 重型病例诊疗方案（试行第四版）2023, in the order of the form. Group `other_warning` has no state 3. */
export const WARNING_ITEMS: readonly WarningItem[] = [
  {
    key: 'lymphocyte',
    group: 'inspection',
    label: '外周血淋巴细胞降低（<0.8×10⁹/L）',
    limit: { code: 'LYM#', unit: '10^9/L', below: 0.8 },
    check: '血常规（淋巴细胞）',
  },
  {
    key: 'spo2',
    group: 'inspection',
    label: '组织氧合指标（指氧饱和度、氧合指数）恶化',
    check: '指氧饱和度、动脉血气',
  },
  {
    key: 'lactate',
    group: 'biochemistry',
    label: '乳酸升高（>2 mmol/L）',
    limit: { code: 'LAC', unit: 'mmol/L', above: 2 },
    check: '乳酸',
  },
  {
    key: 'ldh',
    group: 'biochemistry',
    label: '乳酸脱氢酶升高（>参考上限）',
    limit: { code: 'LDH', unit: 'U/L', isAboveRange: true },
    check: '乳酸脱氢酶',
  },
  {
    key: 'crp',
    group: 'immune',
    label: 'C反应蛋白升高（>50 mg/L）',
    limit: { code: 'CRP', unit: 'mg/L', above: 50 },
    check: 'C反应蛋白',
  },
  {
    key: 'il6',
    group: 'immune',
    label: '白细胞介素6升高（>40 pg/ml）',
    limit: { code: 'IL6', unit: 'pg/mL', above: 40 },
    check: '白细胞介素6',
  },
  {
    key: 'ferritin',
    group: 'immune',
    label: '铁蛋白升高（>500 ng/ml）',
    limit: { code: 'FER', unit: 'ng/mL', above: 500 },
    check: '铁蛋白',
  },
  {
    key: 'd_dimer',
    group: 'coagulation',
    label: 'D-二聚体明显升高（>1 mg/L）',
    limit: { code: 'DD', unit: 'mg/L FEU', above: 1 },
    check: 'D-二聚体',
  },
  { key: 'distress', group: 'other_warning', label: '低氧血症或呼吸窘迫进行性加重' },
  { key: 'imaging', group: 'other_warning', label: '胸部影像显示肺部病变明显进展' },
];

/** The label without its suggested limit, as a conclusion names it. */
export function warningName(item: WarningItem): string {
  return item.label.replace(/（[<>].*/, '');
}

/** True when an item of that group may hold the state; the other group has no "no result". */
export function isWarningStateOffered(group: WarningGroup, state: number): boolean {
  return state === 1 || state === 2 || (state === 3 && group !== 'other_warning');
}
