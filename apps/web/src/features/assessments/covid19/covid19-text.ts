import type { Covid19Record } from '@jianwei/api-client/model';
import type { FactorList, WarningGroup, WarningState } from '@jianwei/clinical-rules/covid19/options';
import { recordText } from '../shared/record-text.ts';

/** Texts that more than one part of the tool shows; those quoted by the specification stand byte for byte. */
export const covidText = {
  imageHighRisk: '总分≥6～7分提示重症风险明显升高',
  lobeSides: '肺叶命名以患者左右为准（待临床确认）',
  unfilled: '未填写',
} as const;

export const FACTOR_TITLE: Record<FactorList, string> = {
  chronic_history: '基础疾病',
  history_tumor: '肿瘤病史',
  drug_history: '用药史',
  personal_history: '个人史',
  other_risk: '其他高危因素',
  illness_factor: '危重因素',
  severe_factor: '重症因素',
};

/** The lists that stand together under 高危因素. */
export const HIGH_RISK_LISTS = [
  'chronic_history',
  'history_tumor',
  'drug_history',
  'personal_history',
  'other_risk',
] as const satisfies readonly FactorList[];

export const WARNING_GROUP_TITLE: Record<WarningGroup, string> = {
  inspection: '检查',
  biochemistry: '生化',
  immune: '免疫与炎症',
  coagulation: '凝血',
  other_warning: '其他',
};

export const WARNING_STATE_TEXT: Record<WarningState, string> = { 1: '已出现', 2: '未出现', 3: '无结果' };

/** The conclusion in its parts: the type, then risk factors and warning items where it names some. */
export function conclusionParts(conclusion: string): string[] {
  return conclusion.split(/，(?=合并高危因素：|预警指标：)/);
}

/** What a doctor pastes into the record. */
export function conclusionText(
  record: Pick<Covid19Record, 'report_time' | 'results' | 'suggests' | 'prompts' | 'review_notes'>,
): string {
  const { report_time: time, results, suggests, prompts, review_notes } = record;
  const advice = suggests.length > 0 ? `治疗建议：${suggests.join('；')}` : undefined;
  return recordText({ time, name: '新冠分型辅助' }, [...results, advice, ...prompts], review_notes);
}

/** Two decimals, as BMI and the ratio are computed. */
export function measureText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : value.toFixed(2);
}
