import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { PleuralCriterion, PleuralOutcome } from '@jianwei/api-client/model';
import { fixed } from '../../../kit/lib/format-number.ts';
import { recordText } from '../shared/record-text.ts';

const DECIMALS = 2;

/** Two decimals, unless they would hide on which side of the cut-off a ratio lies. */
function decimalsOf(value: number | undefined, limit: number | undefined): number {
  if (isUndetermined(value, limit)) return DECIMALS;
  const isHidden = value !== limit && value?.toFixed(DECIMALS) === limit?.toFixed(DECIMALS);
  return isHidden ? DECIMALS + 1 : DECIMALS;
}

export const ratioText = (value: number, limit: number | undefined): string => fixed(value, decimalsOf(value, limit));

/** 0.5, 0.6 and 0.67: without the zeros that say nothing. */
export function limitText(value: number | undefined, limit: number | undefined): string {
  return limit === undefined
    ? ''
    : isUndetermined(limit)
      ? UNDETERMINED
      : String(Number(limit.toFixed(decimalsOf(value, limit))));
}

/** How a criterion ended. */
export function metText({ met }: Pick<PleuralCriterion, 'met'>): string {
  if (met === null) return '未计算';
  if (isUndetermined(met)) return UNDETERMINED;
  return met ? '符合' : '不符合';
}

/** The conclusion in a word. */
export const conclusionName = (diagnosisName: string | undefined): string => diagnosisName || '暂无结论';

function criterionText(criterion: PleuralCriterion): string {
  const { label, met, value, limit } = criterion;
  if (met === null || value === undefined) return `${label}${metText(criterion)}`;
  return `${label} ${ratioText(value, limit)}（界值 ${limitText(value, limit)}，${metText(criterion)}）`;
}

/** What a doctor pastes into the record: the judgement, the three ratios and the hint. */
export function conclusionText(outcome: PleuralOutcome, time: string | Date | undefined): string {
  const { diagnosis_name: name, judgment, criteria = [], hint, review_notes: notes } = outcome;
  const ratios = criteria.map(criterionText).join('；');
  return recordText({ time, name: 'Light标准胸腔积液鉴别' }, [judgment ?? conclusionName(name), ratios, hint], notes);
}
