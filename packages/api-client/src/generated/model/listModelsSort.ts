/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListModelsSort = typeof ListModelsSort[keyof typeof ListModelsSort];


export const ListModelsSort = {
  name: 'name',
  '-name': '-name',
  version: 'version',
  '-version': '-version',
  population: 'population',
  '-population': '-population',
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
  state: 'state',
  '-state': '-state',
} as const;
