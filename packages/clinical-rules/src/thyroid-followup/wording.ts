import { isAbove, isAtMost } from '../core/number.ts';
import {
  DOSE_PER_KG,
  LOW_START_ABOVE_AGE,
  RECHECK_MONTHS,
  RECHECK_WEEKS_AFTER_CHANGE,
  REPLACEMENT_FROM_MONTHS,
} from './targets.ts';
import type { FollowUpPhase, RecurrenceRisk, SideEffectRisk, TshTarget } from './targets.ts';
import type { BetaBlockerAdvice, FollowUpStatus, TshStatus } from './risks.ts';
import type { ThyroidContributionItem, ThyroidItem, ThyroidResult } from './thyroid-followup.ts';

export const RECURRENCE_TEXT: Record<RecurrenceRisk, string> = {
  low: '低危',
  intermediate_or_high: '中高危',
  intermediate: '中危',
  high: '高危',
};

export const SIDE_EFFECT_TEXT: Record<SideEffectRisk, string> = { low: '低危', intermediate: '中危', high: '高危' };

export const PHASE_TEXT: Record<FollowUpPhase, string> = { initial: '初治期（术后1年内）', follow: '随访期' };

export const TSH_STATUS_TEXT: Record<TshStatus, string> = {
  on_target: '达标',
  too_high: '未达标（偏高）',
  too_low: '抑制过度（偏低）',
};

/** Where TSH stands, as the screen says it: never 达标 beside a hormone that is too high. */
export const FOLLOW_UP_STATUS_TEXT: Record<FollowUpStatus, string> = {
  ...TSH_STATUS_TEXT,
  too_low_in_range: '低于随访目标（在参考区间内）',
  on_target_ft4_high: 'TSH 在目标内，FT4 高于区间',
  on_target_ft3_high: 'TSH 在目标内，FT3 高于区间',
};

export const OVERTREATMENT_TEXT = '提示药源性甲亢，建议减量并复查';

/** What the screen says where a tier or a target cannot be told. */
export const UNDETERMINED_RISK_TEXT = '无法判定';
export const TARGET_BY_RESPONSE_TEXT = '按治疗反应分层确定';

export const BETA_BLOCKER_TEXT: Record<Exclude<BetaBlockerAdvice, 'none'>, string> = {
  treat: 'β受体阻滞剂：建议治疗',
  consider: 'β受体阻滞剂：可考虑治疗',
};

export const THYROID_ITEM_TEXT: Record<ThyroidContributionItem, string> = {
  age: '年龄',
  lymph_metastasis: '淋巴结转移',
  capsular_invasion: '包膜侵犯',
  symptoms: '症状',
  tsh: 'TSH',
  ft3: 'FT3',
  ft4: 'FT4',
  weight: '体重',
  months_since_surgery: '术后时间',
  palpitation: '心悸',
  insomnia: '失眠',
  flushing: '潮热',
  diarrhea: '腹泻',
  anxiety: '焦虑',
  heart_disease: '心脏病',
  postmenopausal: '绝经后',
  osteoporosis: '骨质疏松',
  cv_risk: '心血管危险因素（高血压、糖尿病或吸烟）',
  osteopenia: '骨量减少',
  high_risk_feature: '高危特征（肉眼侵犯、肿瘤残留、远处转移或 Tg 升高）',
};

const ITEM_UNIT: Partial<Record<ThyroidContributionItem, string>> = {
  age: '岁',
  lymph_metastasis: '个',
  tsh: 'mU/L',
  ft3: 'pmol/L',
  ft4: 'pmol/L',
  weight: 'kg',
  months_since_surgery: '个月',
};

export function thyroidValueText(item: ThyroidContributionItem, value: number | boolean | string): string {
  if (typeof value === 'boolean') return value ? '有' : '无';
  const unit = ITEM_UNIT[item];
  return unit === undefined ? `${value}` : `${value} ${unit}`;
}

/** `<0.1`, `0.1~0.5`: one decimal, as the guideline prints it. */
export function targetText(target: TshTarget): string {
  const high = target.high.toFixed(1);
  return target.low === null ? `<${high}` : `${target.low.toFixed(1)}~${high}`;
}

function recheckText(months: number | null): string {
  const step = RECHECK_MONTHS.find((row) => isAtMost(months ?? 0, row.upTo));
  return step === undefined ? 'TSH 达标，术后已超过5年，复查间隔由医师按病情确定' : recheckIn(step.from, step.to);
}

function recheckIn(from: number, to: number): string {
  return `TSH 达标，建议 ${from} 至 ${to} 个月后复查`;
}

const AFTER_CHANGE = `剂量调整后 ${RECHECK_WEEKS_AFTER_CHANGE} 周复查`;

/** One sentence with one interval: what is to be reduced is never controlled at the interval of a reached target. */
function statusAdvice({ tshStatus, followUp, isOvertreated, inputsUsed }: ThyroidResult): string {
  if (isOvertreated) return `${OVERTREATMENT_TEXT}（${AFTER_CHANGE}）`;
  if (inputsUsed.tsh === null) return '缺少 TSH，无法判断是否达标';
  if (followUp === null) return '';
  if (tshStatus === 'too_high') return `TSH 高于目标，请评估剂量，${AFTER_CHANGE}`;
  if (tshStatus === 'too_low') return `TSH 低于目标，请评估剂量，${AFTER_CHANGE}`;
  if (followUp !== 'on_target') return `${FOLLOW_UP_STATUS_TEXT[followUp]}，请评估剂量，${AFTER_CHANGE}`;
  return inputsUsed.isDoseChanged ? `TSH 达标，建议${AFTER_CHANGE}` : recheckText(inputsUsed.monthsSinceSurgery);
}

function doseAdvice({ referenceDose, invalid, inputsUsed }: ThyroidResult): string[] {
  if (referenceDose === null) return [];
  const { ageYears, conditions } = inputsUsed;
  const age = invalid.includes('age') ? null : ageYears;
  const start =
    conditions.heart_disease === true
      ? '；有心脏病者起始 12.5~25 μg/d'
      : age !== null && isAbove(age, LOW_START_ABOVE_AGE)
        ? `；>${LOW_START_ABOVE_AGE} 岁起始 50 μg/d`
        : '';
  const { low, high } = referenceDose;
  return [`左甲状腺素参考剂量 ${low}~${high} μg/d（${DOSE_PER_KG.low}~${DOSE_PER_KG.high} μg/kg/d）${start}，仅供对照`];
}

function listed(items: readonly ThyroidItem[]): string {
  return items.map((item) => THYROID_ITEM_TEXT[item]).join('、');
}

function missingAdvice({ missing, invalid }: ThyroidResult): string[] {
  const risks = missing.filter((item) => item !== 'tsh' && item !== 'ft3' && item !== 'ft4');
  const hormones = missing.filter((item) => item === 'ft3' || item === 'ft4');
  return [
    ...(risks.length === 0 ? [] : [`${listed(risks)}未填写，风险分层可能偏低`]),
    ...(hormones.length === 0 ? [] : [`TSH 低于参考下限而缺少 ${listed(hormones)}，无法判断是否药源性甲亢`]),
    ...(invalid.length === 0 ? [] : [`${listed(invalid)}的数值不合理，未用于判断`]),
  ];
}

/** Advice, most pressing first. Sentences of the table only. */
export function thyroidAdvice(result: ThyroidResult): string[] {
  const { betaBlocker, inputsUsed } = result;
  const months = inputsUsed.monthsSinceSurgery;
  return [
    statusAdvice(result),
    ...(betaBlocker === null || betaBlocker === 'none' ? [] : [BETA_BLOCKER_TEXT[betaBlocker]]),
    ...doseAdvice(result),
    ...((months ?? 0) >= REPLACEMENT_FROM_MONTHS ? ['术后已满5年，如无病生存可评估改为单纯替代治疗'] : []),
    ...missingAdvice(result),
  ].filter((sentence) => sentence !== '');
}

/** The target as the screen shows it. */
export function targetDisplay({ target, guideline, phase }: ThyroidResult): string {
  if (target !== null) return targetText(target);
  return guideline === '2023' && phase === 'follow' ? TARGET_BY_RESPONSE_TEXT : UNDETERMINED_RISK_TEXT;
}
