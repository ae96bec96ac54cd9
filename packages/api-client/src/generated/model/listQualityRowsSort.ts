/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListQualityRowsSort = typeof ListQualityRowsSort[keyof typeof ListQualityRowsSort];


export const ListQualityRowsSort = {
  time: 'time',
  '-time': '-time',
  source: 'source',
  '-source': '-source',
  patient: 'patient',
  '-patient': '-patient',
  report: 'report',
  '-report': '-report',
  item: 'item',
  '-item': '-item',
  result: 'result',
  '-result': '-result',
  unit: 'unit',
  '-unit': '-unit',
  range: 'range',
  '-range': '-range',
  found: 'found',
  '-found': '-found',
} as const;
