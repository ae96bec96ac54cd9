/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PromptShowPlacesItem } from './promptShowPlacesItem.ts';

/**
 * 智能提示在哪里、对谁、多久显示一次；只用于智能提示
 */
export interface PromptShow {
  /**
     * 显示的位置
     * @minItems 1
     * @maxItems 4
     */
  places: PromptShowPlacesItem[];
  /**
     * 给居民看的文字，至多 200 个字；选了居民端时必填
     * @maxLength 200
     */
  lay_text?: string;
  /**
     * 依据，至多 100 个字
     * @maxLength 100
     */
  basis?: string;
  /**
     * 同一患者多少日内只提示一次，0–365 日；0 为每次
     * @minimum 0
     * @maximum 365
     */
  interval_days: number;
  /**
     * 结果变化超过百分之几时再提示，1–1000 %
     * @minimum 1
     * @maximum 1000
     */
  change_percent: number;
  /**
     * 不提示的科室，至多 50 个
     * @maxItems 50
     * @items.maxLength 100
     */
  without_departments?: string[];
}
