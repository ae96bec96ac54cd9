import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { readTsv } from '../../tables/read-table.ts';
import { optional, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import { diagnosisText } from './diagnosis-texts.ts';

const ROW = record({ name: text, otherSpellings: optional(words(text)) });

/** Symptoms and signs under the names by which they are chosen, with every word the texts use for the same. */
const TERMS = readTsv('knowledge/findings.tsv', ROW, 'name').map(({ name, otherSpellings = [] }) => ({
  name,
  spellings: [name, ...otherSpellings],
}));

export const FINDING_NAMES: readonly string[] = TERMS.map(({ name }) => name);

/** A diagnosis whose text names a finding, with the words it uses. */
export interface Mention {
  readonly diagnosisId: DiagnosisId;
  readonly diagnosisName: string;
  readonly kind: '症状' | '体征';
  readonly text: string;
}

/** Phrases that say something is absent name nothing. */
const ABSENCE = /无症状|无阳性体征|无体征|不大/;

function phraseWith(text: string, spellings: readonly string[]): string | undefined {
  return text
    .split(/[、，；。]/)
    .find((phrase) => !ABSENCE.test(phrase) && spellings.some((spelling) => phrase.includes(spelling)))
    ?.trim();
}

/**
 * The diagnoses whose text names a finding, in the order of the rule base. Nothing but the words is compared: neither how
 * often nor how strongly a finding goes with a diagnosis. Undefined for a finding that cannot be chosen.
 */
export function mentionsOf(finding: string): readonly Mention[] | undefined {
  const found = TERMS.find(({ name }) => name === finding);
  if (found === undefined) return undefined;
  return DIAGNOSES.flatMap(({ id, name }): Mention[] => {
    const text = diagnosisText(id);
    const symptom = phraseWith(text.symptoms, found.spellings);
    if (symptom !== undefined) return [{ diagnosisId: id, diagnosisName: name, kind: '症状', text: symptom }];
    const sign = phraseWith(text.signs, found.spellings);
    return sign === undefined ? [] : [{ diagnosisId: id, diagnosisName: name, kind: '体征', text: sign }];
  });
}
