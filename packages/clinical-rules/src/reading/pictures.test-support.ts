import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { finding as anyFinding } from './finding.test-support.ts';
import type { Finding } from './reading.ts';

export interface Edge {
  readonly lab: string;
  readonly role?: string;
  readonly codes?: readonly string[];
  readonly ids: readonly string[];
}

export const diagnosis = (id: string, edges: readonly Edge[] = [], more: object = {}): InferredDiagnosis =>
  ({
    ...{ id, urgency: 3, reliable: 2, evidences: edges.flatMap(({ ids }) => ids) },
    satisfied: edges.map(({ lab, role = 'needs', codes = [lab], ids }) => ({
      edge: { lab, role },
      codes,
      laboratoryIds: ids,
    })),
    ...more,
  }) as unknown as InferredDiagnosis;

export const needing = (id: string, ...rows: readonly string[]) =>
  diagnosis(
    id,
    rows.map((row) => ({ lab: row, ids: [row] })),
  );

export const inferenceOf = (...diagnoses: readonly InferredDiagnosis[]) => ({ diagnoses }) as unknown as Inference;

export const step = (id: string) => ({ id, text: id, source: '' });

export type Given = Partial<Omit<Finding, 'rank' | 'words'>> & {
  readonly rank?: Partial<Finding['rank']>;
  readonly words?: Partial<Finding['words']>;
};

const WORDS: Finding['words'] = { lead: '', change: '', phrase: '' };

/** A finding of a diagnosis, unless it is told otherwise. */
export const finding = ({ words = {}, ...given }: Given): Finding =>
  anyFinding({
    ...{ findingId: `f:${given.diagnosisId ?? 'row'}`, kind: 'diagnosis', title: '题', text: '文', urgency: 1 },
    ...given,
    words: { ...WORDS, ...words },
  });

export const ofDiagnosis = (id: string, more: Given = {}): Finding => finding({ diagnosisId: id, title: id, ...more });

/** A critical row. */
export const rowOf = (more: Given = {}): Finding =>
  finding({
    kind: 'critical',
    title: '高钾血症',
    evidences: ['k'],
    words: { lead: '血钾 6.9' },
    rank: { organ: 'K' },
    ...more,
  });
