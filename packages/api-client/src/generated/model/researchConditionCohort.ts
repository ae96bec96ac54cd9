/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 所引用队列的定义，形同 ResearchCohort，按它自己的入组日判断；其中不能再引用队列，读入与检查同队列本身，不在这里逐项描述
 */
export type ResearchConditionCohort = { [key: string]: unknown };
