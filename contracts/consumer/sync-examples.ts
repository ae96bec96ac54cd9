import type { ProviderState } from '../provider/provider-states.ts';

export const path = '/api/v2/sync';
export const there: ProviderState[] = [['a source of reports', { source_id: 'lis-east' }]];
export const nobody: ProviderState[] = [['no source of reports', { source_id: 'nothing' }]];
