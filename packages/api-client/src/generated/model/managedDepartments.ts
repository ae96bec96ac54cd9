/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 可使用的科室；只有「全院」一项时不限科室
 * @maxItems 200
 * @items.maxLength 40
 */
export type ManagedDepartments = string[];
