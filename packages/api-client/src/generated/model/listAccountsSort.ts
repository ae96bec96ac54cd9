/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListAccountsSort = typeof ListAccountsSort[keyof typeof ListAccountsSort];


export const ListAccountsSort = {
  user_name: 'user_name',
  '-user_name': '-user_name',
  nickname: 'nickname',
  '-nickname': '-nickname',
  role: 'role',
  '-role': '-role',
  department: 'department',
  '-department': '-department',
  state: 'state',
  '-state': '-state',
  last_seen_at: 'last_seen_at',
  '-last_seen_at': '-last_seen_at',
  title: 'title',
  '-title': '-title',
  phone: 'phone',
  '-phone': '-phone',
  permission_column: 'permission_column',
  '-permission_column': '-permission_column',
  expires_on: 'expires_on',
  '-expires_on': '-expires_on',
} as const;
