/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistItemValueType } from './assistItemValueType.ts';

/**
 * 可录入的检验项目
 */
export interface AssistItem {
  code: string;
  laboratory_name: string;
  short_name: string;
  aliases: string[];
  standard_specimen: string;
  group_name: string;
  /** 目录单位；无单位时为空 */
  unit: string;
  value_type: AssistItemValueType;
}
