/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 撤销的说明
 */
export interface ChangeUndo {
  /**
     * 说明
     * @maxLength 200
     */
  comment?: string;
}
