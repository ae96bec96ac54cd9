/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 指标
 */
export type ModelFigureCode = typeof ModelFigureCode[keyof typeof ModelFigureCode];


export const ModelFigureCode = {
  auc: 'auc',
  accuracy: 'accuracy',
  sensitivity: 'sensitivity',
  specificity: 'specificity',
  brier: 'brier',
} as const;
