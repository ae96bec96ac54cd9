import { isAbove, roundHalfUp } from '../core/number.ts';
import { ADA_ABOVE, ALBUMIN_GRADIENT_ABOVE, PROTEIN_GRADIENT_ABOVE } from './pleural.ts';
import type {
  PleuralCriterion,
  PleuralCriterionCode,
  PleuralDiagnosis,
  PleuralItem,
  PleuralResult,
} from './pleural.ts';

export const PLEURAL_DIAGNOSIS_TEXT: Record<PleuralDiagnosis, string> = { exudate: '渗出液', transudate: '漏出液' };

export const PLEURAL_ITEM_TEXT: Record<PleuralItem, string> = {
  total_protein: '血清总蛋白',
  protein_quantification: '胸水蛋白定量',
  blood_lactate_dehydrogenase: '血清乳酸脱氢酶',
  fluid_lactate_dehydrogenase: '胸水乳酸脱氢酶',
};

export const PLEURAL_UNIT: Record<PleuralItem, 'g/L' | 'U/L'> = {
  total_protein: 'g/L',
  protein_quantification: 'g/L',
  blood_lactate_dehydrogenase: 'U/L',
  fluid_lactate_dehydrogenase: 'U/L',
};

export const PLEURAL_RATIO_TEXT: Record<PleuralCriterionCode, string> = {
  R1: '胸水/血清总蛋白比值',
  R2: '胸水/血清乳酸脱氢酶比值',
  R3: '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值',
};

export const PLEURAL_INVALID_TEXT: Record<PleuralItem, string> = {
  total_protein: '血清总蛋白应在 20–120 g/L 之间',
  protein_quantification: '胸水蛋白定量应在 0–100 g/L 之间',
  blood_lactate_dehydrogenase: '血清乳酸脱氢酶应在 0–20000 U/L 之间',
  fluid_lactate_dehydrogenase: '胸水乳酸脱氢酶应在 0–20000 U/L 之间',
};

/** Text of the specification, byte for byte. */
export const PLEURAL_INSUFFICIENT_TEXT = '您的检验项目尚不满足计算条件，请您完善';

/** Exudate by Light and transudate by gradient are one sentence, never two. */
export const PSEUDO_EXUDATE_TEXT = '符合 Light 标准；梯度提示假性渗出，请结合利尿治疗';
export const ADA_UNEXPLAINED_TEXT = '漏出液标准内，ADA 升高需解释';

/** One sentence on Light's criteria. */
export function pleuralJudgment({ diagnosis, metCount, isPseudoExudate, isAdaUnexplained }: PleuralResult): string {
  if (isPseudoExudate) return PSEUDO_EXUDATE_TEXT;
  if (isAdaUnexplained) return ADA_UNEXPLAINED_TEXT;
  if (diagnosis === 'exudate') return `符合Light标准（${metCount}/3项），考虑渗出液`;
  return diagnosis === 'transudate' ? '不符合Light标准，考虑漏出液' : PLEURAL_INSUFFICIENT_TEXT;
}

/** The figure behind the sentence; '' where it is Light's criteria alone. */
export function pleuralHint(result: PleuralResult): string {
  const { isPseudoExudate, isAdaUnexplained, inputsUsed } = result;
  if (isAdaUnexplained) return `胸水腺苷脱氨酶 ${inputsUsed.fluidAda} U/L（>${ADA_ABOVE} U/L）`;
  if (!isPseudoExudate) return '';
  const proteinGradient = result.proteinGradient ?? 0;
  return isAbove(proteinGradient, PROTEIN_GRADIENT_ABOVE)
    ? `血清-胸水蛋白梯度 ${roundHalfUp(proteinGradient, 2)} g/L（>${PROTEIN_GRADIENT_ABOVE} g/L）`
    : `血清-胸水白蛋白梯度 ${inputsUsed.albuminGradient} g/L（>${ALBUMIN_GRADIENT_ABOVE} g/L）`;
}

/** A value with its unit, at most 2 decimals. */
export function pleuralValueText(item: PleuralItem, value: number): string {
  return `${roundHalfUp(value, 2)} ${PLEURAL_UNIT[item]}`;
}

/** What was divided by what, the ratio and whether it is met: `42.6 ÷ 68.4 g/L = 0.623，符合（>0.5）`; '' without a ratio. */
export function pleuralCriterionValue({ code, ratio, limit, isMet }: PleuralCriterion, result: PleuralResult): string {
  const { inputsUsed: facts, upperLimit, upperLimitSource } = result;
  const terms: Record<PleuralCriterionCode, readonly [number | null, number | null, 'g/L' | 'U/L']> = {
    R1: [facts.fluidProtein, facts.serumProtein, 'g/L'],
    R2: [facts.fluidLdh, facts.serumLdh, 'U/L'],
    R3: [facts.fluidLdh, upperLimit, 'U/L'],
  };
  const [fluid, base, unit] = terms[code];
  if (ratio === null || fluid === null || base === null) return '';
  const origin = code === 'R3' && upperLimitSource === 'default' ? '（默认上限）' : '';
  const quotient = `${roundHalfUp(fluid, 2)} ÷ ${roundHalfUp(base, 2)} ${unit}${origin} = ${roundHalfUp(ratio, 3)}`;
  return `${quotient}，${isMet === true ? '符合' : '不符合'}（>${roundHalfUp(limit, 3)}）`;
}
