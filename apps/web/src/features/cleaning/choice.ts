import type { CleaningItem, CleaningSuggestion, CleaningTry } from '@jianwei/api-client/model';

/** What is chosen for an item: numbers as they are typed. */
export interface Choice {
  readonly code: string;
  readonly factor: string;
  readonly addend: string;
  /** Meaning of a text; `none` is no result. */
  readonly meaning: 'result' | 'none';
  readonly reading: string;
}

/** A suggestion brings its known formula; a unit that converts by itself needs none. */
export function choiceOf(suggestion: CleaningSuggestion | undefined): Choice {
  const isFormula = suggestion?.unit_match === 'formula' && suggestion.factor !== undefined;
  return {
    code: suggestion?.code ?? '',
    factor: isFormula ? String(suggestion.factor) : '',
    addend: isFormula && suggestion.addend !== undefined && suggestion.addend !== 0 ? String(suggestion.addend) : '',
    meaning: 'none',
    reading: '',
  };
}

const LARGEST = 1_000_000;

/** The decision of a choice, or what is missing of it. */
export function problemOf(
  { code, factor, addend, meaning, reading }: Choice,
  state: CleaningItem['state'],
  chosen: CleaningSuggestion | undefined,
): { readonly text?: string; readonly decision: Omit<CleaningTry, 'item_ids'> } {
  if (state === 'no_value') {
    if (meaning === 'none') return { decision: { reading: '' } };
    return reading.trim() === ''
      ? { text: '请写明这段文字的含义', decision: {} }
      : { decision: { reading: reading.trim() } };
  }
  if (code === '') return { text: '请选择目录项目', decision: {} };
  const needsFactor = chosen?.unit_match === 'formula' || chosen?.unit_match === 'none' || state === 'no_unit';
  if (factor.trim() === '') {
    return needsFactor ? { text: '请填写换算系数', decision: { code } } : { decision: { code } };
  }
  const [times, plus] = [Number(factor), Number(addend || '0')];
  if (!(times > 0 && times <= LARGEST)) return { text: '换算系数应大于 0 且不超过 1000000', decision: { code } };
  if (!(Math.abs(plus) <= LARGEST)) return { text: '加数应在 -1000000 到 1000000 之间', decision: { code } };
  return { decision: { code, factor: times, addend: plus } };
}

/** A choice in words: 甘油三酯 TG，× 88.57. */
export function mineText({ code, factor, addend, meaning, reading }: Choice, chosen: CleaningSuggestion | undefined) {
  if (code === '') return meaning === 'none' ? '没有结果' : reading;
  const sum = addend === '' ? '' : addend.startsWith('-') ? ` − ${addend.slice(1)}` : ` + ${addend}`;
  const formula = factor === '' ? '' : `，× ${factor}${sum}`;
  return `${chosen?.name ?? ''} ${code}${formula}`.trim();
}
