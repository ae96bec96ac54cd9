import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { minuteText } from './assessment.ts';

/** What a text for the record speaks about. */
export interface RecordSubject {
  /** Of the report that was read, or of the assessment. */
  time: string | Date | undefined;
  /** Name of the tool, such as CKD分期. */
  name: string;
}

/** Ends with one full stop. */
const asSentence = (text: string) => `${text.trim().replace(/。$/, '')}。`;

/**
 * What a doctor pastes into the record: when and what, the sentences of the rule, that the rule is to be reviewed where it
 * is, and that the result is for reference.
 */
export function recordText(
  { time, name }: RecordSubject,
  sentences: readonly (string | undefined)[],
  reviewNotes: readonly string[] = [],
): string {
  const mark = reviewNotes.length > 0 ? [REVIEW_MARK] : [];
  const when = time === undefined ? '' : `${minuteText(time)} `;
  const text = [...sentences, ...mark, FOOTER_TEXT.reference_only]
    .filter((sentence) => sentence !== undefined && sentence.trim() !== '')
    .map((sentence) => asSentence(sentence ?? ''))
    .join('');
  return `${when}${name}：${text}`;
}
