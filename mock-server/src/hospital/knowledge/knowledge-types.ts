import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/infer';

/**
 * What the hospital's knowledge base says about a diagnosis, in short words of our own. Figures of the criteria are
 * not written here: they are taken from the rule base, so that text and rule cannot part.
 */
export interface DiagnosisText {
  readonly introduction: string;
  /** Commonly ordered laboratories and examinations. */
  readonly labs: readonly string[];
  readonly exams: readonly string[];
  /** How severity is judged; follows the criteria of the rule base. */
  readonly assessment: string;
  readonly symptoms: string;
  readonly signs: string;
  readonly specialInspection?: string;
  readonly hint: HintText;
}

export interface HintText {
  /** Directions to consider. */
  readonly directions: string;
  /** Handling. */
  readonly handling: string;
  readonly further?: readonly FurtherHint[];
}

/** A sub-hint: a circumstance, and what it asks for. */
export interface FurtherHint {
  readonly title: string;
  readonly handling: string;
}

export type DiagnosisTexts = Readonly<Partial<Record<DiagnosisId, DiagnosisText>>>;

/** What a laboratory is measured for, and what commonly raises or lowers it. Short, in our own words. */
export interface LaboratoryText {
  readonly meaning: string;
  readonly raised?: string;
  readonly lowered?: string;
  /** What disturbs the measurement or its reading. */
  readonly caution?: string;
  /** Author notes without content of their own, as source systems send them along. */
  readonly authorNote?: string;
}
