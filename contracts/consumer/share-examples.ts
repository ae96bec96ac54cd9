import type { ProviderState } from '../provider/provider-states.ts';
import { reportId } from './examples.ts';

export const origin = 'proposed';
export const token = 'w3Jk2nV5xQ8tYb1cLm0aZr7uPd4sEf6h';
export const shareId = 'SH000001';
export const shared: ProviderState[] = [
  ['a share of a lab report by the caller', { report_id: reportId, share_id: shareId }],
];
