import { list, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';

/** Directions to consider, handling, and sub-hints: a circumstance, and what it asks for. */
const HINT_TEXT = record({
  directions: text,
  handling: text,
  further: list(record({ title: text, handling: text })),
});

/**
 * What the hospital's knowledge base says about a diagnosis, in short words of our own. Figures of the criteria are
 * not written here: they are taken from the rule base, so that text and rule cannot part.
 */
export const DIAGNOSIS_TEXT = record({
  introduction: text,
  /** Commonly ordered laboratories and examinations. */
  labs: list(text),
  exams: list(text),
  /** How severity is judged; follows the criteria of the rule base. */
  assessment: text,
  symptoms: text,
  signs: text,
  specialInspection: optional(text),
  hint: HINT_TEXT,
});
export type DiagnosisText = Read<typeof DIAGNOSIS_TEXT>;

/** What a laboratory is measured for, and what commonly raises or lowers it. Short, in our own words. */
export const LABORATORY_TEXT = record({
  meaning: text,
  raised: optional(text),
  lowered: optional(text),
  /** What disturbs the measurement or its reading. */
  caution: optional(text),
  /** Author notes without content of their own, as source systems send them along. */
  authorNote: optional(text),
});
export type LaboratoryText = Read<typeof LABORATORY_TEXT>;
