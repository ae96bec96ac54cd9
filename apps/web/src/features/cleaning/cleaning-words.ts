import type { CleaningDecided, CleaningItem, CleaningPreview, CleaningSuggestion } from '@jianwei/api-client/model';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { formatDate, today } from '../../kit/lib/format-date.ts';

export const TABS = [
  { value: 'no_item', label: '待映射' },
  { value: 'no_unit', label: '单位不符' },
  { value: 'no_value', label: '值无法读' },
  { value: 'mapped', label: '已映射' },
  { value: 'dismissed', label: '不映射' },
] as const;

export const EMPTY = {
  no_item: '没有待映射的项目',
  no_unit: '没有单位不符的项目',
  no_value: '没有无法读的值',
  mapped: '还没有映射过项目',
  dismissed: '没有不映射的项目',
} as const;

export const DISMISSALS = ['目录未收录', '质控数据，不是患者结果', '不是检验结果'] as const;

const SPECIMENS: Readonly<Record<string, string>> = { same: '相同', origin: '同源', unknown: '未注明' };
const UNITS: Readonly<Record<string, string>> = {
  same: '相同',
  convertible: '可换算',
  formula: '须换算',
  none: '无单位',
};

export const specimenWord = ({ specimen_match: match }: CleaningSuggestion) => SPECIMENS[match] ?? UNDETERMINED;
export const unitWord = ({ unit_match: match }: CleaningSuggestion) => UNITS[match] ?? UNDETERMINED;

/** A number for drawing and comparing; 0 where it cannot be determined. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** 0.81 */
export const scoreText = (value: unknown): string => (typeof value === 'number' ? value.toFixed(2) : UNDETERMINED);

/** 96.3% */
export const percentText = (value: unknown): string =>
  typeof value === 'number' ? `${(100 * value).toFixed(1)}%` : UNDETERMINED;

/** 今天 09:41, 11-15 */
export function lastText(time: string): string {
  return formatDate(time) === today() ? `今天 ${formatDate(time, 'HH:mm')}` : formatDate(time, 'MM-dd');
}

/** × 0.0915 + 2.15 */
export function formulaText({ factor, addend = 0 }: Pick<CleaningDecided, 'factor' | 'addend'>): string {
  if (factor === undefined) return '';
  if (isUndetermined(factor, addend)) return UNDETERMINED;
  const rest = addend === 0 ? '' : ` ${addend < 0 ? '−' : '+'} ${Math.abs(addend)}`;
  return `× ${factor}${rest}`;
}

/** What was decided, in one line. */
export function decidedText({ dismissed, decided }: CleaningItem): string {
  if (dismissed !== undefined) return dismissed;
  if (decided === undefined) return '';
  const { name, code, reading } = decided;
  if (reading !== undefined) return reading === '' ? '没有结果' : `读作 ${reading}`;
  return [`${name ?? ''} ${code ?? ''}`.trim(), formulaText(decided)].filter(Boolean).join('，');
}

const COUNTED = [
  ['normal', '正常'],
  ['high', '升高'],
  ['low', '降低'],
  ['undetermined', '无法判定'],
  ['critical', '危急值'],
] as const;

/** 正常 61, 升高 149, 无法判定 4 */
export function countsText({ counts }: CleaningPreview): string {
  return COUNTED.filter(([key]) => key === 'normal' || counts[key] !== 0)
    .map(([key, word]) => `${word} ${counts[key]}`)
    .join('　');
}

/** What name and values say, where they do not say the same. */
export function verdictText(first: CleaningSuggestion | undefined, others: readonly CleaningSuggestion[]): string {
  if (first === undefined) return '检验目录中没有相近的项目。';
  const named = others.toSorted((a, b) => b.name_score - a.name_score)[0];
  if (first.overlap === undefined) return '样本少：不足 20 个数值，只按名称、标本与单位比较。';
  if (named === undefined || named.name_score <= first.name_score || named.overlap === undefined) return '';
  return `名称更像 ${named.short_name}，数值不像：与它的分布只重合 ${percentText(named.overlap)}。按名称与数值合计取 ${first.short_name}。`;
}
