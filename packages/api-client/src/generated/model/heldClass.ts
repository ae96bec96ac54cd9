/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SensitiveClass } from './sensitiveClass.ts';

/**
 * 没有公开的一类结果
 */
export interface HeldClass {
  sensitive_class: SensitiveClass;
  /**
     * 该类项目的项数
     * @minimum 1
     */
  items: number;
}
