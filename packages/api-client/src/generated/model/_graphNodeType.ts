/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 节点的种类
 */
export type _GraphNodeType = typeof _GraphNodeType[keyof typeof _GraphNodeType];


export const _GraphNodeType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
} as const;
