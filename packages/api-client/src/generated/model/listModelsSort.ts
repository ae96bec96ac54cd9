/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListModelsSort = typeof ListModelsSort[keyof typeof ListModelsSort];


export const ListModelsSort = {
  version: 'version',
  '-version': '-version',
  auc: 'auc',
  '-auc': '-auc',
  given: 'given',
  '-given': '-given',
  incomplete: 'incomplete',
  '-incomplete': '-incomplete',
  drift: 'drift',
  '-drift': '-drift',
  feedback: 'feedback',
  '-feedback': '-feedback',
} as const;
