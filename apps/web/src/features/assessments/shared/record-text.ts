import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';

/**
 * What a doctor pastes into the record: the sentences of the rule, that the rule is to be reviewed where it is, and that the
 * result is for reference. Each ends with one full stop.
 */
export function recordText(sentences: readonly (string | undefined)[], reviewNotes: readonly string[] = []): string {
  const mark = reviewNotes.length > 0 ? [REVIEW_MARK] : [];
  return [...sentences, ...mark, FOOTER_TEXT.reference_only]
    .filter((sentence): sentence is string => sentence !== undefined && sentence.trim() !== '')
    .map((sentence) => `${sentence.trim().replace(/。$/, '')}。`)
    .join('');
}
