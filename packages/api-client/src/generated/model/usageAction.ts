/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface UsageAction {
  /** 已知 10 新建方案、51 编辑方案、41 应用详情、44 应用工具 */
  action_id: number;
  /** JSON text; includes source (path of the page) */
  extra_data: string;
}
