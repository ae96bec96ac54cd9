/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 所选选项的编号
 * @items.minimum 1
 * @items.maximum 5
 */
export type Covid19OptionKeys = number[];
