import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { readYamlFiles, yamlFilesIn } from '../../tables/read-table.ts';
import { mapOf } from '@jianwei/clinical-rules/tables/shapes';
import { DIAGNOSIS_ID } from './diagnosis-id.ts';
import { DIAGNOSIS_TEXT } from './knowledge-types.ts';
import type { DiagnosisText } from './knowledge-types.ts';

let texts: ReadonlyMap<DiagnosisId, DiagnosisText> | undefined;

/** Texts of the hospital's knowledge base; undefined where none has been written yet. */
export function diagnosisText(id: DiagnosisId): DiagnosisText | undefined {
  texts ??= readYamlFiles(yamlFilesIn('knowledge/diagnoses'), mapOf(DIAGNOSIS_ID, DIAGNOSIS_TEXT));
  return texts.get(id);
}
