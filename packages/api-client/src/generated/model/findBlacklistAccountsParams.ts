/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type FindBlacklistAccountsParams = {
/**
 * 账号、姓名或姓名拼音首字母
 * @maxLength 200
 */
q?: string;
};
