import type { CatalogueItem, CriticalLimits } from '../catalogue/catalogue.ts';
import type { Sex } from '../core/rule-stamp.ts';

/** Why a result is neither normal nor abnormal. */
export type UndeterminedReason =
  | 'no_result'
  | 'text_result'
  | 'beyond_measuring'
  | 'no_range'
  | 'range_unreadable'
  | 'range_inverted'
  | 'range_of_other_sex'
  | 'range_of_adults'
  | 'sex_unknown'
  | 'not_this_sex'
  | 'not_adult'
  | 'child_interval'
  | 'unit_missing'
  | 'unit_unknown'
  | 'unit_mismatch'
  | 'comparator'
  | 'straddles'
  | 'trace'
  | 'kind_mismatch'
  | 'implausible'
  | 'birth_invalid'
  | 'time_invalid';

export interface FlagInput {
  /** Result as printed. */
  readonly result: string | number | null;
  readonly unit?: string | null;
  /** Reference range as printed on the report. */
  readonly range?: string | null;
  /** Bounds, where the report gives them as numbers; they win over the text. */
  readonly rangeLow?: number | null;
  readonly rangeHigh?: number | null;
  /** The catalogue's item, when the row is one; without it only the report's own range judges. */
  readonly item?: CatalogueItem | undefined;
  readonly sex?: Sex | null;
  readonly ageYears?: number | null;
  /** Hospital's own critical limits in the catalogue's unit; null switches them off. Default: the catalogue's. */
  readonly critical?: CriticalLimits | null;
  /** True when a critical value of this item was reported before (limits "first time" then do not fire). */
  readonly wasCritical?: boolean;
  /** Set where the age cannot be right: the catalogue's intervals, which hang on it, are not used. */
  readonly ageProblem?: 'birth_invalid' | 'time_invalid' | undefined;
  /** Set where the value itself is suspect: it is neither normal nor abnormal, and never critical. */
  readonly isSuspect?: boolean;
  readonly isPregnant?: boolean;
  /** Gestational age in weeks; null or absent when it is not known. */
  readonly gestationalWeeks?: number | null;
  /** Flag printed by the source, kept beside ours. */
  readonly sourceFlag?: 'H' | 'L' | 'N' | null;
}
