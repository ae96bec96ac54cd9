/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 条件树：组为 {all|any|none: […]}，叶为 {fact, op, value, unit, code, specimen, of_code, of, within, group, flag, reliability}；最多 3 层、30 个叶。叶的 value 按 fact 为数值、文字或列表，由规则条件的读入与检查负责，不在这里逐项描述。
 */
export interface RuleCondition { [key: string]: unknown }
