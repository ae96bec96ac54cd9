import type { Finding } from './reading.ts';

export type Given = Partial<Omit<Finding, 'rank'>> & { readonly rank?: Partial<Finding['rank']> };

export const finding = ({ rank = {}, ...given }: Given = {}): Finding =>
  ({
    ...{ findingId: 'x', kind: 'row', title: '', text: '', urgency: 3, status: 'new', isKnown: false, evidences: [] },
    ...{ valueText: '', actions: [], diagnosisId: null },
    ...given,
    rank: {
      ...{ organ: '', harm: 'D', isCriticalValue: false, isCriticalFlag: false, isLifeThreatening: false, distance: 0 },
      ...{ isFast: false, reliable: 2, catalogueOrder: 0, rowOrder: 0 },
      ...rank,
    },
  }) as unknown as Finding;
