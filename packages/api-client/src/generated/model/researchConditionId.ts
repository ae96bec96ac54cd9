/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 条件的编号，由前端给出，在一个队列中唯一
 * @maxLength 40
 */
export type ResearchConditionId = string;
