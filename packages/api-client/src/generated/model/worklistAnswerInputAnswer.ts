/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 答复
 */
export type WorklistAnswerInputAnswer = typeof WorklistAnswerInputAnswer[keyof typeof WorklistAnswerInputAnswer];


export const WorklistAnswerInputAnswer = {
  done: 'done',
  known: 'known',
  planned: 'planned',
} as const;
