import type { ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';

/** Why a leaf cannot be decided. */
export type Why =
  | 'not_tested'
  | 'no_unit'
  | 'no_number'
  | 'no_range'
  | 'no_earlier'
  | 'few_earlier'
  | 'zero'
  | 'other_scale'
  | 'unknown';

export const WHY_TEXT: Readonly<Record<Why, string>> = {
  not_tested: '未检',
  no_unit: '单位缺失或不能换算',
  no_number: '结果不是确定的数值',
  no_range: '没有可用的参考区间',
  no_earlier: '没有可比较的前次结果',
  few_earlier: '前次结果不足 3 次',
  zero: '除数或前次结果为 0',
  other_scale: '结果不在阴性至 4+ 之列',
  unknown: '资料中没有',
};

/** What a report says of one flag. */
export interface FlagFacts {
  readonly high: Truth;
  readonly low: Truth;
  readonly critical: Truth;
}

/** Lowest and highest grade that a qualitative result may stand for, 0 to 4. */
export interface GradeSet {
  readonly low: number;
  readonly high: number;
}

/** A list of names; what may be on it beside them is `maybe`. */
export interface NameFacts {
  readonly names: readonly string[];
  readonly maybe: readonly string[];
  /** False where something on the list has no name. */
  readonly isWhole: boolean;
}

/** What a report holds for a leaf, one entry a row, before it is compared; `why` where it holds nothing. */
export interface Actual {
  readonly text: string;
  readonly why?: Why;
  readonly values?: readonly ValueSet[];
  readonly flags?: readonly FlagFacts[];
  readonly grades?: readonly GradeSet[];
  readonly isTested?: boolean;
  /** Fewest and most rows that count. */
  readonly count?: { readonly least: number; readonly most: number };
  readonly names?: NameFacts;
  /** Rows that would have to be known too. */
  readonly unreadable?: number;
}

export function nothing(why: Why, text = WHY_TEXT[why]): Actual {
  return { text, why };
}
