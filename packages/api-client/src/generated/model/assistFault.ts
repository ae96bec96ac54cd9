/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistFaultField } from './assistFaultField.ts';

/**
 * 须改正的录入项
 */
export interface AssistFault {
  /** 录入行的标识 */
  key: string;
  /** 须改正的栏 */
  field: AssistFaultField;
  /** 如何改正 */
  message: string;
}
