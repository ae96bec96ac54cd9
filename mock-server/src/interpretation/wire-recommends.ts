import type { Recommend } from '@jianwei/api-client/model';
import type { DiagnosisText } from '../hospital/knowledge/knowledge-types.ts';

const EXAM = 2;
const LABORATORY = 1;

/** Labs, then exams of a diagnosis, numbered. */
export function wireRecommends(text: Pick<DiagnosisText, 'labs' | 'exams'>): Recommend[] {
  const entries = [
    ...text.labs.map((examine) => ({ examine, type: LABORATORY })),
    ...text.exams.map((examine) => ({ examine, type: EXAM })),
  ];
  return entries.map((entry, index) => ({ id: String(index + 1), ...entry }));
}
