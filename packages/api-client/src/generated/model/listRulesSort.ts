/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListRulesSort = typeof ListRulesSort[keyof typeof ListRulesSort];


export const ListRulesSort = {
  priority: 'priority',
  '-priority': '-priority',
  rule_id: 'rule_id',
  '-rule_id': '-rule_id',
  name: 'name',
  '-name': '-name',
  category: 'category',
  '-category': '-category',
  level: 'level',
  '-level': '-level',
  state: 'state',
  '-state': '-state',
  per_day: 'per_day',
  '-per_day': '-per_day',
  agreement: 'agreement',
  '-agreement': '-agreement',
  shown: 'shown',
  '-shown': '-shown',
  not_useful: 'not_useful',
  '-not_useful': '-not_useful',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
