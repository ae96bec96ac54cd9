/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayItem } from './layItem.ts';

/**
 * 一组项目，按所关的事命名
 */
export interface LayGroup {
  /** 组名，如 肾脏与尿液 */
  title: string;
  /**
     * 需留意的项数
     * @minimum 0
     */
  attention: number;
  /** 需留意的在前 */
  items: LayItem[];
}
