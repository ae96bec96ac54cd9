/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19WarningItemValue } from './covid19WarningItemValue.ts';

/**
 * value 1 已出现，2 未出现，3 无结果；null 尚未填写
 */
export interface Covid19WarningItem {
  key: string;
  label: string;
  /** @nullable */
  value?: Covid19WarningItemValue;
}
