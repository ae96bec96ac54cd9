/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 同样检索下各处理状态的条数，与所选状态无关
 */
export interface WarningCounts {
  /** 全部 */
  all: number;
  /** 待处理 */
  pending: number;
  /** 已记录处理 */
  recorded: number;
  /** 已取消 */
  cancelled: number;
}
