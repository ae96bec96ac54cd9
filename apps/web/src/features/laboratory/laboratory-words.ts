import type { Indicator, IndicatorId, IndicatorPoint } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';

/** Each figure in words: what is counted of what. */
export const INDICATORS: Readonly<Record<IndicatorId, { readonly title: string; readonly definition: string }>> = {
  handled_in_time: { title: '危急值 30 分钟处理率', definition: '报告后 30 分钟内有处置记录的危急值 / 危急值' },
  handling_median: { title: '危急值处理中位时间', definition: '报告到首次处置记录的中位分钟数，已处理 / 危急值' },
  corrected: { title: '更正结果率', definition: '来源更正的结果 / 结果' },
  held: { title: '审核暂缓率', definition: '解读曾被暂缓的报告 / 报告' },
  readable: { title: '可解读率', definition: '有判读的结果 / 结果；无法判定与未能读入都计为丢失' },
  useful: { title: '提示有用率', definition: '医生标为有用的提示 / 有用与不适用' },
};

const UNITS: Readonly<Record<Indicator['unit'], string>> = { percent: '%', minutes: ' 分钟' };
export const unitOf = ({ unit }: Pick<Indicator, 'unit'>): string => sayOf(unit, UNITS[unit]);

/** 「96.2%」; 「—」 where nothing was counted. */
export function valueText(value: number | undefined, indicator: Pick<Indicator, 'unit'>): string {
  return value === undefined ? '—' : sayOf(value, `${value}${unitOf(indicator)}`);
}

export function targetText({ direction, target, unit }: Indicator): string {
  const word = sayOf(direction, direction === 'at_least' ? '≥' : '≤');
  return `目标 ${word} ${valueText(target, { unit })}`;
}

/** Whether a value misses the target; of what cannot be determined nobody can tell. */
export function isMissed({ value, target, direction }: Indicator): boolean {
  if (value === undefined || isUndetermined(value, target, direction)) return false;
  return direction === 'at_least' ? value < target : value > target;
}

/** 「51 / 53」: what a figure rests on. */
export const countText = ({ numerator, denominator }: Pick<IndicatorPoint, 'numerator' | 'denominator'>): string =>
  `${sayOf(numerator, `${numerator}`)} / ${sayOf(denominator, `${denominator}`)}`;

export function limitsText({ low, high }: IndicatorPoint): string {
  return low === undefined || high === undefined ? '—' : `${sayOf(low, `${low}`)}–${sayOf(high, `${high}`)}`;
}

/** What an indicator is called, also one that this version does not know. */
export function indicatorTitle({ id }: Pick<Indicator, 'id'>): string {
  return isUndetermined(id) ? id : INDICATORS[id].title;
}
