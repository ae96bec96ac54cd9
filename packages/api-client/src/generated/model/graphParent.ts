/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 诊断所属的疾病系统
 */
export type GraphParent = {
  /** 疾病系统名称 */
  name: string;
};
