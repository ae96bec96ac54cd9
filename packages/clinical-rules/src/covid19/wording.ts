import type {
  CovidCriterion,
  CovidEdition,
  CovidInvalid,
  CovidMissing,
  CovidResult,
  CovidType,
  HighRiskItem,
} from './covid19.ts';
import { FIO2_LIMITS } from './covid19.ts';
import { IMAGE_HIGH_RISK_TEXT } from './imaging.ts';
import { FACTOR_OPTIONS, WARNING_ITEMS, warningName } from './options.ts';
import type { FactorList } from './options.ts';

export const COVID_TYPE_TEXT: Record<CovidEdition, Record<CovidType, string>> = {
  9: { mild: '轻型', moderate: '普通型', severe: '重型', critical: '危重型' },
  10: { mild: '轻型', moderate: '中型', severe: '重型', critical: '危重型' },
};

/** Shown with an incomplete input; the type is kept. */
export const INCOMPLETE_TEXT = '信息不全，分型可能偏低';

export const MISSING_TEXT: Record<CovidMissing, string> = {
  illness_factor: '危重型因素',
  severe_factor: '重型因素',
  pCF: '氧合指数（动脉血氧分压、吸氧浓度）',
  pul_ct_abnormality: '肺部CT',
};

/** Check to recommend for what is missing; '' where no check tells. */
const MISSING_CHECK: Record<CovidMissing, string> = {
  illness_factor: '',
  severe_factor: '',
  pCF: '动脉血气分析（氧合指数）',
  pul_ct_abnormality: '胸部CT',
};

export const INVALID_TEXT: Record<CovidInvalid, string> = {
  age: '年龄不合理，未用于判断',
  weight: '体重不合理，未用于判断',
  height: '身高不合理，未用于判断',
  paO2: '动脉血氧分压不合理，未用于分型',
  fiO2: `吸氧浓度不在 ${FIO2_LIMITS.low}%~${FIO2_LIMITS.high}% 之间，未用于分型`,
  lobes: '肺叶受累百分比不在 0~100% 之间，未计分',
};

const SUGGESTION: Record<CovidType, { readonly text: string; readonly isForHighRiskOnly: boolean }> = {
  mild: { text: '评估早期抗病毒', isForHighRiskOnly: true },
  moderate: { text: '评估早期抗病毒', isForHighRiskOnly: true },
  severe: { text: '氧疗/俯卧位、糖皮质激素评估、抗凝评估', isForHighRiskOnly: false },
  critical: { text: 'ICU救治', isForHighRiskOnly: false },
};

/** Of `chronic_history:3` the label of that option. */
function optionText(item: string): string {
  const [list, key] = item.split(':') as [FactorList, string];
  return FACTOR_OPTIONS[list].find((option) => option.key === Number(key))?.label ?? '';
}

export function highRiskText(item: HighRiskItem): string {
  if (item === 'age') return '高龄';
  if (item === 'bmi') return '肥胖';
  return optionText(item);
}

const MEASURED_CRITERIA: Readonly<Record<string, string>> = {
  respiratory_rate: '呼吸频率≥30次/分',
  spo2: '指氧饱和度≤93%',
  pCF: '氧合指数≤300mmHg',
  pul_ct_abnormality: '影像学肺炎表现',
  symptoms: '持续高热>3天或咳嗽、气促',
};

export function criterionText(item: CovidCriterion): string {
  return MEASURED_CRITERIA[item] ?? optionText(item);
}

function warningTexts(result: CovidResult): string[] {
  return WARNING_ITEMS.filter((item) => result.warnings.includes(item.key)).map(warningName);
}

/** The conclusion: type, then high-risk factors and warning items where there are some. */
export function covidConclusion(result: CovidResult): string {
  const risks = result.highRisk.map(highRiskText);
  const warnings = warningTexts(result);
  return [
    `考虑新型冠状病毒感染（${COVID_TYPE_TEXT[result.edition][result.type]}）`,
    ...(risks.length === 0 ? [] : [`合并高危因素：${risks.join('、')}`]),
    ...(warnings.length === 0 ? [] : [`预警指标：${warnings.join('、')}`]),
  ].join('，');
}

export function covidSuggestions(result: CovidResult): string[] {
  const { text, isForHighRiskOnly } = SUGGESTION[result.type];
  return isForHighRiskOnly && result.highRisk.length === 0 ? [] : [text];
}

/** Age and body mass index are risk factors of their own: without them the list of factors may be too short. */
function unknownRiskPrompt({ bmi, inputsUsed }: CovidResult): string[] {
  const unknown = [...(inputsUsed.ageYears === null ? ['年龄'] : []), ...(bmi === null ? ['体重或身高'] : [])];
  return unknown.length === 0 ? [] : [`${unknown.join('、')}未填写，高危因素可能不全`];
}

/** What else to say: the imaging hint, an incomplete input and what it lacks, implausible values. */
export function covidPrompts(result: CovidResult): string[] {
  const { missing, invalid } = result;
  return [
    ...(result.isImageHighRisk ? [IMAGE_HIGH_RISK_TEXT] : []),
    ...(missing.length === 0
      ? []
      : [INCOMPLETE_TEXT, `未填写：${missing.map((item) => MISSING_TEXT[item]).join('、')}`]),
    ...unknownRiskPrompt(result),
    ...invalid.map((item) => INVALID_TEXT[item]),
  ];
}

/** Checks that would fill what is missing, and those of warning items without a result. */
export function covidChecks(result: CovidResult): string[] {
  const { warnings } = result.inputsUsed;
  const ofWarnings = WARNING_ITEMS.filter((item) => warnings[item.key] === null || warnings[item.key] === 3);
  const checks = [...result.missing.map((item) => MISSING_CHECK[item]), ...ofWarnings.map((item) => item.check ?? '')];
  return [...new Set(checks)].filter((check) => check !== '');
}
