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
  readonly further?: readonly { readonly title: string; readonly handling: string }[];
}

export type DiagnosisTexts = Readonly<Partial<Record<DiagnosisId, DiagnosisText>>>;
