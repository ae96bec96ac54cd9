/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 同样检索下各处理状态的条数，与所选状态无关
 */
export interface WarningCounts {
  all: number;
  pending: number;
  recorded: number;
  cancelled: number;
}
