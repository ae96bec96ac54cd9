import type { CohortCondition, EntryCondition } from './cohort.ts';
import { PICK_WORDS, sentenceParts, textOfParts, valueWord } from './sentence.ts';
import { diagnosisWord, itemWord } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

function shortParts(condition: CohortCondition, vocabulary: Vocabulary): string {
  switch (condition.kind) {
    case 'result': {
      const word = itemWord(vocabulary, condition.laboratory_code);
      if (condition.pick === 'change')
        return `${word} ${textOfParts(sentenceParts(condition, vocabulary).filter(({ edits }) => edits === 'value'))}`;
      return `${PICK_WORDS[condition.pick]} ${word} ${valueWord(condition, '')}`;
    }
    case 'diagnosis':
      return diagnosisWord(vocabulary, condition.diagnosis_id);
    case 'follow_up':
      return `随访 ≥ ${condition.reports} 份、≥ ${condition.days} 天`;
    case 'cohort':
      return `属于「${condition.name}」`;
    case 'sex':
    case 'age':
    case 'department':
      return textOfParts(sentenceParts(condition, vocabulary));
  }
}

/** The name of a step of the attrition: 「末次 eGFR 30–90」, 「排除 急性肾损伤」. */
export function shortSentence(condition: CohortCondition, vocabulary: Vocabulary): string {
  return `${condition.negate ? '排除 ' : ''}${shortParts(condition, vocabulary)}`;
}

/** 「糖尿病首次提示」; 全库 needs no step of its own. */
export function shortEntry(entry: EntryCondition | undefined, vocabulary: Vocabulary): string {
  if (entry === undefined) return '首份报告';
  if (entry.kind === 'diagnosis') return `${diagnosisWord(vocabulary, entry.diagnosis_id)}首次提示`;
  if (entry.pick === 'change') return `首次 ${shortParts(entry, vocabulary)}`;
  return `首次 ${itemWord(vocabulary, entry.laboratory_code)} ${valueWord(entry, '')}`;
}
