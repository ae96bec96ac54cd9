import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_ITEM_TEXT, PLEURAL_RATIO_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import type { PleuralFormValues } from './pleural-form-values.ts';

/** One of the three ratios as it is shown. */
interface RatioView {
  code: keyof typeof PLEURAL_RATIO_TEXT;
  fluid: PleuralItem;
  /** What the fluid is divided by: the serum value, or the upper limit of the serum value. */
  base: { item: PleuralItem; part: 'result' | 'upper' };
  /** Right end of its scale; larger ratios stand at the end. */
  scaleEnd: number;
}

export const pleuralRatios: readonly RatioView[] = [
  { code: 'R1', fluid: 'protein_quantification', base: { item: 'total_protein', part: 'result' }, scaleEnd: 1 },
  {
    code: 'R2',
    fluid: 'fluid_lactate_dehydrogenase',
    base: { item: 'blood_lactate_dehydrogenase', part: 'result' },
    scaleEnd: 2,
  },
  {
    code: 'R3',
    fluid: 'fluid_lactate_dehydrogenase',
    base: { item: 'blood_lactate_dehydrogenase', part: 'upper' },
    scaleEnd: 2,
  },
];

/** The ratio of a code; undefined for codes of other rules. */
export function ratioOf(code: string): RatioView | undefined {
  return pleuralRatios.find((ratio) => ratio.code === code);
}

const DECIMALS = 2;
/** Two decimals, unless they would hide on which side of the cut-off a ratio lies. */
function decimalsOf(value: number | undefined, limit: number | undefined): number {
  const isHidden = value !== limit && value?.toFixed(DECIMALS) === limit?.toFixed(DECIMALS);
  return isHidden ? DECIMALS + 1 : DECIMALS;
}

export function ratioText(value: number, limit: number | undefined): string {
  return value.toFixed(decimalsOf(value, limit));
}

/** 0.5, 0.6 and 0.67: without the zeros that say nothing. */
export function limitText(value: number | undefined, limit: number | undefined): string {
  return limit === undefined ? '' : String(Number(limit.toFixed(decimalsOf(value, limit))));
}

/** What was divided by what: 胸水 42.60 ÷ 血清 68.40. The name of the ratio says which item; a value that is not there is a dash. */
export function divisionText({ fluid, base }: RatioView, values: PleuralFormValues): string {
  const below = base.part === 'upper' ? '血清参考上限' : '血清';
  return `胸水 ${values[fluid].result || '—'} ÷ ${below} ${values[base.item][base.part] || '—'}`;
}

/** The three ratios with the results that each one lacks. The upper limit has a default and is never lacking. */
export function ratioNeeds(values: PleuralFormValues): { code: RatioView['code']; label: string; lacks: string[] }[] {
  return pleuralRatios.map(({ code, fluid, base }) => {
    const needed = base.part === 'upper' ? [fluid] : [fluid, base.item];
    const lacks = needed.filter((item) => values[item].result === '').map((item) => PLEURAL_ITEM_TEXT[item]);
    return { code, label: PLEURAL_RATIO_TEXT[code], lacks };
  });
}
