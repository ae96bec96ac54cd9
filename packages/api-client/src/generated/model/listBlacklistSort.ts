/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListBlacklistSort = typeof ListBlacklistSort[keyof typeof ListBlacklistSort];


export const ListBlacklistSort = {
  nickname: 'nickname',
  '-nickname': '-nickname',
  kind: 'kind',
  '-kind': '-kind',
  reason: 'reason',
  '-reason': '-reason',
  prompt: 'prompt',
  '-prompt': '-prompt',
  created_at: 'created_at',
  '-created_at': '-created_at',
  created_by: 'created_by',
  '-created_by': '-created_by',
  hits_7d: 'hits_7d',
  '-hits_7d': '-hits_7d',
} as const;
