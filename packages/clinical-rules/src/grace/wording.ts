import { roundHalfUp } from '../core/number.ts';
import type { GraceItem, GraceLevel, GraceNumberItem, GraceScore } from './grace.ts';

export const GRACE_LEVEL_TEXT: Record<GraceLevel, string> = { low: '低危', medium: '中危', high: '高危' };

/** Score range of each band as shown on screen. */
export const GRACE_BAND_TEXT: Record<GraceLevel, string> = { low: '≤ 108', medium: '109–139', high: '≥ 140' };

/** In-hospital death by band, as the literature prints it. */
export const GRACE_BAND_DEATH_TEXT: Record<GraceLevel, string> = { low: '< 1%', medium: '1%–3%', high: '> 3%' };

export const GRACE_ADVICE_TEXT: Record<GraceLevel, string> = {
  low: '可择期评估',
  medium: '建议72小时内评估',
  high: '建议24小时内早期侵入策略评估',
};

export const GRACE_ITEM_TEXT: Record<GraceItem, string> = {
  age: '年龄',
  heart_rate: '心率',
  blood_pressure: '血压(收缩压)',
  serum_creatinine: '血肌酐',
  kill_ip_rank: 'Killip分级',
  cardiac_arrest: '院前心脏骤停',
  st_down: 'ST段压低',
  cardiac_enzymes_high: '心肌坏死标志物升高',
};

/** Messages of the specification, byte for byte. */
export const GRACE_MISSING_TEXT: Record<GraceNumberItem, string> = {
  age: '请输入年龄',
  heart_rate: '请输入心率',
  blood_pressure: '请输入血压(收缩压)',
  serum_creatinine: '请输入血肌酐',
  kill_ip_rank: '请选择Killip分级',
};

export const GRACE_INVALID_TEXT: Record<GraceNumberItem, string> = {
  age: '年龄应在 18–120 岁之间',
  heart_rate: '心率应在 20–300 次/分之间',
  blood_pressure: '收缩压应在 40–300 mmHg 之间',
  serum_creatinine: '血肌酐应在 10–2000 μmol/L 之间',
  kill_ip_rank: 'Killip分级应为 I–IV 级',
};

export type KillipClass = 1 | 2 | 3 | 4;

export const KILLIP_NAME: Record<KillipClass, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

export const KILLIP_TEXT: Record<KillipClass, string> = {
  1: '无明显心力衰竭',
  2: '有左心衰竭，肺部啰音<50%肺野',
  3: '肺部啰音>50%肺野，可出现急性肺水肿',
  4: '心源性休克',
};

/** Probability as shown: '≤0.2%' and '≥52%' at the ends, one decimal below 10, whole numbers from there. */
export function deathDisplay(result: Pick<GraceScore, 'deathPercent' | 'deathBound'>): string {
  const { deathPercent, deathBound } = result;
  if (deathBound === 'at_most') return `≤${deathPercent}%`;
  if (deathBound === 'at_least') return `≥${deathPercent}%`;
  return deathPercent < 10 ? `${roundHalfUp(deathPercent, 1).toFixed(1)}%` : `${roundHalfUp(deathPercent, 0)}%`;
}

/** One sentence: score, band, probability, advice. */
export function graceJudgment(result: Pick<GraceScore, 'score' | 'level' | 'deathPercent' | 'deathBound'>): string {
  const death = deathDisplay(result);
  const about = result.deathBound === 'exact' ? `约${death}` : death;
  return `GRACE评分${result.score}分，${GRACE_LEVEL_TEXT[result.level]}，院内死亡风险${about}，${GRACE_ADVICE_TEXT[result.level]}`;
}

/** The value of a contribution as a reader sees it, with the unit in which the rule used it. */
export function graceValueText(item: GraceItem, value: number | boolean | string): string {
  if (typeof value === 'boolean') return value ? '有' : '无';
  switch (item) {
    case 'age':
      return `${value} 岁`;
    case 'heart_rate':
      return `${value} 次/分`;
    case 'blood_pressure':
      return `${value} mmHg`;
    case 'serum_creatinine':
      return `${value} mg/dl`;
    case 'kill_ip_rank':
      return isKillipClass(value) ? `${KILLIP_NAME[value]} 级` : `${value}`;
    default:
      return `${value}`;
  }
}

export function isKillipClass(value: unknown): value is KillipClass {
  return value === 1 || value === 2 || value === 3 || value === 4;
}
