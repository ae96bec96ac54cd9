/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ReplayAssessmentParams = {
/**
 * 第几次保存，1–1000 次，最后一次为 1；没有这一次时为 404
 * @minimum 1
 * @maximum 1000
 */
saving?: number;
};
