/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type AwaitWorklistChangesParams = {
/**
 * listWorklist 所答的 version
 * @minLength 1
 * @maxLength 200
 */
version: string;
};
