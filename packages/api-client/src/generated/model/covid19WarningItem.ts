/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19WarningItemValue } from './covid19WarningItemValue.ts';

/**
 * 一项预警指标
 */
export interface Covid19WarningItem {
  /**
     * 指标的代码
     * @maxLength 100
     */
  key: string;
  /**
     * 显示的文字
     * @maxLength 200
     */
  label: string;
  /**
     * 指标的状态；null 尚未填写
     * @nullable
     */
  value?: Covid19WarningItemValue;
}
