/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type CompareProjectVersionsParams = {
/**
 * 原版本，1–100000 号
 * @minimum 1
 * @maximum 100000
 */
from: number;
/**
 * 新版本，1–100000 号
 * @minimum 1
 * @maximum 100000
 */
to: number;
};
