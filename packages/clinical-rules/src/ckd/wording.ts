import { roundHalfUp } from '../core/number.ts';
import type { Sex } from '../core/rule-stamp.ts';
import { setText } from '../flags/printed-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { unitText } from '../units/unit-text.ts';
import { CHRONIC_AFTER_DAYS } from './ckd-table.ts';
import type { CkdRisk } from './ckd-table.ts';
import type { AlbuminuriaSource, CkdItem, CkdReferral, CkdResult } from './ckd.ts';
import type { CkdEpiEquation } from './egfr.ts';

export const CKD_RISK_TEXT: Record<CkdRisk, string> = {
  low: '低危',
  medium: '中危',
  high: '高危',
  very_high: '极高危',
};

export const CKD_EQUATION_TEXT: Record<CkdEpiEquation, string> = { '2021': 'CKD-EPI 2021', '2009': 'CKD-EPI 2009' };

export const CKD_ITEM_TEXT: Record<CkdItem | 'dipstick', string> = {
  egfr: 'eGFR',
  creatinine: '血肌酐',
  age: '年龄',
  acr: '尿白蛋白/肌酐比值',
  aer: '24小时尿白蛋白排泄量',
  pcr: '尿蛋白/肌酐比值',
  dipstick: '尿蛋白定性',
};

/** Name of a missing axis. */
export const CKD_AXIS_TEXT: Record<'g' | 'a', string> = { g: 'eGFR', a: '尿白蛋白/肌酐比值' };

export const CKD_MISSING_TEXT: Record<'g' | 'a', string> = {
  g: '缺少eGFR，无法完成危险分层',
  a: '缺少尿白蛋白/肌酐比值，无法完成危险分层',
};

export const CKD_INVALID_TEXT: Record<CkdItem, string> = {
  egfr: '报告的eGFR超出 1–200 mL/min/1.73 m²，未采用',
  creatinine: '由血肌酐计算的eGFR超出 1–200 mL/min/1.73 m²，未采用',
  age: '未满 18 岁，不按 CKD-EPI 方程计算eGFR',
  acr: '尿白蛋白/肌酐比值超出 0–20000 mg/g，未采用',
  aer: '24小时尿白蛋白排泄量超出 0–20000 mg/24h，未采用',
  pcr: '尿蛋白/肌酐比值超出 0–20000 mg/g，未采用',
};

export const CKD_PERSISTENCE_TEXT = '需持续>3个月方可诊断CKD';
export const CKD_NO_DAMAGE_TEXT = '如无其他肾损伤证据不能诊断CKD';

const ESTIMATED_FROM: Record<Exclude<AlbuminuriaSource, 'acr'>, string> = {
  aer: '按24小时尿白蛋白排泄量估算',
  pcr: '按尿蛋白/肌酐比值估算',
  dipstick: '按尿蛋白定性估算',
};

/** How an albuminuria stage that does not come from ACR was found. */
export function estimateText(source: AlbuminuriaSource): string {
  return source === 'acr' ? '' : ESTIMATED_FROM[source];
}

/** A printed comparator leaves several stages open. */
export function undecidedText(item: CkdItem): string {
  return `${CKD_ITEM_TEXT[item]}的报告值跨越多个分期，未采用`;
}

export function referralText(reason: CkdReferral, fallPercent: number | null): string {
  const texts: Record<CkdReferral, string> = {
    g4_g5: 'GFR G4–G5期，建议转诊肾内科',
    a3: '白蛋白尿A3级，建议转诊肾内科',
    egfr_fall: `eGFR较上次下降${roundHalfUp(fallPercent ?? 0, 1)}%（>20%），建议转诊肾内科`,
  };
  return texts[reason];
}

/** A printed value with its unit: '39 mL/min/1.73 m²', '>90 mL/min/1.73 m²'. */
export function measuredText(set: ValueSet, unit: string): string {
  return `${setText(set)} ${unitText(unit)}`;
}

export const SEX_TEXT: Record<Sex, string> = { male: '男', female: '女' };

/**
 * Stages as a name. G1 and G2 with A1 (or with albuminuria unknown) are within what a healthy person has, so they do not
 * carry the word CKD; '' when neither stage is known.
 */
export function ckdName({ g, a }: Pick<CkdResult, 'g' | 'a'>): string {
  const stages = [g, a].filter((stage) => stage !== null).join(' ');
  const isReduced = g !== null && g !== 'G1' && g !== 'G2';
  return isReduced || a === 'A2' || a === 'A3' ? `CKD ${stages}` : stages;
}

/** One sentence: stages, risk, visits; or the stage that is known and what is missing. */
export function ckdConclusion(result: CkdResult): string {
  const { risk, visits, missing, isEstimated } = result;
  const name = `${ckdName(result)}${isEstimated ? '（白蛋白尿为估算）' : ''}`;
  if (risk === null || visits === null) {
    return [name, ...missing.map((axis) => CKD_MISSING_TEXT[axis])].filter((part) => part !== '').join('，');
  }
  const often = visits === '4+' ? '至少4' : visits;
  return `${name}，${CKD_RISK_TEXT[risk]}，建议每年随访${often}次`;
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;

/** Since when and how long, by the patient's own history; '' where it does not prove more than 90 days. */
export function chronicText({ chronicSince: since, reportDate }: CkdResult['inputsUsed']): string {
  const days = (Date.parse(reportDate ?? '') - Date.parse(since ?? '')) / DAY_MS;
  return days > CHRONIC_AFTER_DAYS ? `自 ${since} 起持续 ${Math.round(days / MONTH_DAYS)} 个月，符合慢性` : '';
}

/** What the diagnosis still needs: nothing of it where the history, a tag or other damage says so already. */
function diagnosisTips({ g, a, inputsUsed }: CkdResult): string[] {
  const chronic = chronicText(inputsUsed);
  const isProven = chronic !== '' || inputsUsed.isKnown;
  const needsDamage = (g === 'G1' || g === 'G2') && a === 'A1' && !isProven && !inputsUsed.hasDamageEvidence;
  return [
    ...(chronic === '' ? [] : [chronic]),
    ...(isProven ? [] : [CKD_PERSISTENCE_TEXT]),
    ...(needsDamage ? [CKD_NO_DAMAGE_TEXT] : []),
  ];
}

/** What stands beside the conclusion, most pressing first. */
export function ckdTips(result: CkdResult): string[] {
  const { albuminuriaSource } = result;
  const estimate = albuminuriaSource === null ? '' : estimateText(albuminuriaSource);
  return [
    ...result.referral.map((reason) => referralText(reason, result.fallPercent)),
    ...result.invalid.map((item) => CKD_INVALID_TEXT[item]),
    ...result.undecided.map(undecidedText),
    ...(estimate === '' ? [] : [`白蛋白尿分期${estimate}`]),
    ...diagnosisTips(result),
  ];
}
