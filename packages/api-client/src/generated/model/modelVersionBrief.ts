/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelState } from './modelState.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';

/**
 * 一个版本及其状态
 */
export interface ModelVersionBrief {
  version: ModelVersionNumber;
  state: ModelState;
}
