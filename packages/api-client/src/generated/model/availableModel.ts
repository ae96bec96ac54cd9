/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个可用的模型
 */
export interface AvailableModel {
  /** 模型编号，即图的名称 */
  artifact_id: string;
  /** 已启用 */
  enable: boolean;
  /** 模型名称 */
  name?: string;
}
