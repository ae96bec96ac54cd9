/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelState } from './modelState.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';

/**
 * 一个版本的新状态
 */
export interface ModelStateInput {
  version: ModelVersionNumber;
  state: ModelState;
  /**
     * 原因，2 至 200 个字；停用时必填
     * @maxLength 200
     */
  reason?: string;
  /**
     * 读到的状态版本号，≥1 的整数
     * @minimum 1
     */
  revision: number;
}
