/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 数值变量的写法，键为变量；没有写的为中位数
 */
export interface ResearchForms {[key: string]: 'median' | 'mean'}
