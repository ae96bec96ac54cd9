import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { readYamlFiles, yamlFilesIn } from '../../tables/read-table.ts';
import { mapOf } from '@jianwei/clinical-rules/tables/shapes';
import { DIAGNOSIS_ID } from './diagnosis-id.ts';
import { DIAGNOSIS_TEXT } from './knowledge-types.ts';
import type { DiagnosisText } from './knowledge-types.ts';

let texts: ReadonlyMap<DiagnosisId, DiagnosisText> | undefined;

/** What the hospital's knowledge base says of a diagnosis; each has a text. */
export function diagnosisText(id: DiagnosisId): DiagnosisText {
  texts ??= readYamlFiles(yamlFilesIn('knowledge/diagnoses'), mapOf(DIAGNOSIS_ID, DIAGNOSIS_TEXT));
  const text = texts.get(id);
  if (text === undefined) throw new Error(`No text of the diagnosis ${id}`);
  return text;
}
