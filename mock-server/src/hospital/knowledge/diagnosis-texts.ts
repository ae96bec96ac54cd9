import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { BLOOD_INFECTION_TEXTS } from './blood-infection.ts';
import { BLOOD_SEVERE_TEXTS } from './blood-severe.ts';
import { DIGESTIVE_KIDNEY_TEXTS } from './digestive-kidney.ts';
import { FURTHER_HINTS } from './further-hints.ts';
import { HEART_TUMOUR_IMMUNE_TEXTS } from './heart-tumour-immune.ts';
import type { DiagnosisText, DiagnosisTexts } from './knowledge-types.ts';
import { METABOLIC_TEXTS } from './metabolic.ts';
import { ORGAN_SEVERE_TEXTS } from './organ-severe.ts';

const TEXTS: DiagnosisTexts = {
  ...BLOOD_INFECTION_TEXTS,
  ...BLOOD_SEVERE_TEXTS,
  ...DIGESTIVE_KIDNEY_TEXTS,
  ...METABOLIC_TEXTS,
  ...ORGAN_SEVERE_TEXTS,
  ...HEART_TUMOUR_IMMUNE_TEXTS,
};

/** Texts of the hospital's knowledge base; undefined where none has been written yet. */
export function diagnosisText(id: DiagnosisId): DiagnosisText | undefined {
  const text = TEXTS[id];
  const further = FURTHER_HINTS[id];
  return text === undefined || further === undefined ? text : { ...text, hint: { ...text.hint, further } };
}
