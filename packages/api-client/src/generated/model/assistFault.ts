/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistFaultField } from './assistFaultField.ts';

/**
 * 须改正的录入项
 */
export interface AssistFault {
  key: string;
  field: AssistFaultField;
  message: string;
}
