/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AvailableModel } from './availableModel.ts';

/**
 * 可用的模型
 */
export interface AvailableModelList {
  /** 模型 */
  data: AvailableModel[];
}
