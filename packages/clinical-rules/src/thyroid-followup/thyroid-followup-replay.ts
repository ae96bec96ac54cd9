import { finiteOrNull } from '../core/number.ts';
import type { PlainInput } from '../core/rule.ts';
import { replayRows } from '../replay/replay.ts';
import type { ReplayAnswer, ReplayRow } from '../replay/replay.ts';
import { answerThyroidFollowUp, THYROID_UNITS } from './thyroid-followup-wire.ts';
import { ADRENERGIC_SYMPTOMS, THYROID_CONDITIONS } from './thyroid-followup-facts.ts';
import type { ThyroidOptions } from './thyroid-followup.ts';
import { THYROID_ITEM_TEXT, thyroidValueText } from './wording.ts';

/** Items of the form that hold a number, in its order; the hormones and the weight in the unit that was typed. */
const NUMBERS = ['age', 'weight', 'lymph_metastasis', 'months_since_surgery'] as const;
const HORMONES = ['tsh', 'ft3', 'ft4'] as const;
const LIMITS = [
  ['tsh_lower_limit', 'TSH 参考下限', THYROID_UNITS.tsh],
  ['ft3_upper_limit', 'FT3 参考上限', THYROID_UNITS.ft3],
  ['ft4_upper_limit', 'FT4 参考上限', THYROID_UNITS.ft4],
] as const;

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

function numberText(input: PlainInput, item: string, unit: string): string {
  const value = finiteOrNull(input[item]);
  return value === null ? '' : `${value} ${unit}`;
}

/** What the assessment reads of the form, with the laboratory's limits and whether the dose was changed. */
export function thyroidInputRows(input: PlainInput): readonly ReplayRow[] {
  return replayRows([
    ...NUMBERS.map((item) => {
      const value = finiteOrNull(input[item]);
      return [item, THYROID_ITEM_TEXT[item], value === null ? '' : thyroidValueText(item, value)] as const;
    }),
    ['operation', '手术方式', word(input['operation'])],
    ['capsular_invasion', THYROID_ITEM_TEXT.capsular_invasion, word(input['capsular_invasion'])],
    ...HORMONES.map((item) => {
      const unit = word(input[`${item}_unit`]) || THYROID_UNITS[item];
      return [item, THYROID_ITEM_TEXT[item], numberText(input, item, unit)] as const;
    }),
    ...LIMITS.map(([item, label, unit]) => [item, label, numberText(input, item, unit)] as const),
    ...[...ADRENERGIC_SYMPTOMS, ...THYROID_CONDITIONS].map(
      (item) => [item, THYROID_ITEM_TEXT[item], word(input[item])] as const,
    ),
    ['is_dose_changed', '剂量较上次', input['is_dose_changed'] === true ? '有调整' : '无调整'],
  ]);
}

/** Risks, target, state of the treatment and advice by one of the guidelines. */
export const thyroidReplay =
  (options: ThyroidOptions) =>
  (input: PlainInput): ReplayAnswer => {
    const { reference_dose: dose, ...answer } = answerThyroidFollowUp(input, options);
    const rows = replayRows([
      ['recurrence', '复发风险', answer.recurrence],
      ['side_effect', '副作用风险', answer.side_effect],
      ['phase', '时期', answer.phase],
      ['target_text', 'TSH 目标', answer.target_text],
      ['status', '本次 TSH', answer.status],
      ['overtreatment', '提示药源性甲亢', answer.overtreatment ? '是' : '否'],
      ['reference_dose', '左甲状腺素参考剂量', dose === null ? '' : `${dose.lower}~${dose.upper} μg/d`],
      ['advice', '建议', answer.advice.join('；')],
      ['missing', '未填写或不合理', answer.missing.join('、')],
    ]);
    return { rows, problem: '' };
  };
