import type { PleuralCriterion, PleuralOutcome } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_ITEM_TEXT, PLEURAL_RATIO_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { recordText } from '../shared/record-text.ts';
import type { PleuralFormValues } from './pleural-form-values.ts';

const DECIMALS = 2;

/** Two decimals, unless they would hide on which side of the cut-off a ratio lies. */
function decimalsOf(value: number | undefined, limit: number | undefined): number {
  const isHidden = value !== limit && value?.toFixed(DECIMALS) === limit?.toFixed(DECIMALS);
  return isHidden ? DECIMALS + 1 : DECIMALS;
}

export const ratioText = (value: number, limit: number | undefined): string => value.toFixed(decimalsOf(value, limit));

/** 0.5, 0.6 and 0.67: without the zeros that say nothing. */
export function limitText(value: number | undefined, limit: number | undefined): string {
  return limit === undefined ? '' : String(Number(limit.toFixed(decimalsOf(value, limit))));
}

/** How a criterion ended. */
export function metText({ met }: Pick<PleuralCriterion, 'met'>): string {
  if (met === null) return '未计算';
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

/** One of the three ratios as it is shown. */
interface Ratio {
  code: keyof typeof PLEURAL_RATIO_TEXT;
  fluid: PleuralItem;
  /** What the fluid is divided by: the serum value, or the upper limit of the serum value. */
  serum: PleuralItem;
  part: 'original_result' | 'range_upper';
  /** Right end of its scale; larger ratios stand at the end. */
  scaleEnd: number;
}

const protein = { fluid: 'protein_quantification', serum: 'total_protein', scaleEnd: 1 } as const;
const dehydrogenase = {
  fluid: 'fluid_lactate_dehydrogenase',
  serum: 'blood_lactate_dehydrogenase',
  scaleEnd: 2,
} as const;

const RATIOS: readonly Ratio[] = [
  { ...protein, code: 'R1', part: 'original_result' },
  { ...dehydrogenase, code: 'R2', part: 'original_result' },
  { ...dehydrogenase, code: 'R3', part: 'range_upper' },
];

/** The ratio of a code; undefined for codes of other rules. */
export const ratioOf = (code: string): Ratio | undefined => RATIOS.find((ratio) => ratio.code === code);

/** What was divided by what: 胸水 42.60 ÷ 血清 68.40. The name of the ratio says which item; a value that is not there is a dash. */
export function divisionText({ fluid, serum, part }: Ratio, values: PleuralFormValues): string {
  const below = part === 'range_upper' ? '血清参考上限' : '血清';
  return `胸水 ${values[fluid].original_result || '—'} ÷ ${below} ${values[serum][part] || '—'}`;
}

/** The three ratios with the results that each one lacks. The upper limit has a default and is never lacking. */
export function ratioNeeds(values: PleuralFormValues): { label: string; lacks: string[] }[] {
  return RATIOS.map(({ code, fluid, serum, part }) => {
    const needed = part === 'range_upper' ? [fluid] : [fluid, serum];
    const lacks = needed.filter((item) => values[item].original_result === '').map((item) => PLEURAL_ITEM_TEXT[item]);
    return { label: PLEURAL_RATIO_TEXT[code], lacks };
  });
}
