/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 种类
 */
export type CommandItemKind = typeof CommandItemKind[keyof typeof CommandItemKind];


export const CommandItemKind = {
  item: 'item',
  patient: 'patient',
  tool: 'tool',
  disease: 'disease',
} as const;
