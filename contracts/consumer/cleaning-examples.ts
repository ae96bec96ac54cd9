import type { ProviderState } from '../provider/provider-states.ts';

export const path = '/api/v2/cleaning/items';
export const waiting: ProviderState[] = [
  ['an item of a source that waits for a mapping', { item_id: '1', revision: '1' }],
];
export const none: ProviderState[] = [['no item of a source', { item_id: '99999' }]];
