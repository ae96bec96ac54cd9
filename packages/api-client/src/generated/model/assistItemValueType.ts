/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果的种类
 */
export type AssistItemValueType = typeof AssistItemValueType[keyof typeof AssistItemValueType];


export const AssistItemValueType = {
  numeric: 'numeric',
  qualitative: 'qualitative',
} as const;
