/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCondition } from './researchCondition.ts';
import type { ResearchGroupsKind } from './researchGroupsKind.ts';

/**
 * 两组的分法
 */
export interface ResearchGroups {
  /** 按条件（甲组符合，乙组不符），按项目的另一版本（甲组也在该版本中），或本队列与全库其余的人 */
  kind: ResearchGroupsKind;
  /** kind 为 condition 时的条件 */
  condition?: ResearchCondition;
  /**
     * kind 为 version 时的项目
     * @maxLength 200
     */
  project_id?: string;
  /**
     * 版本，1–100000 号
     * @minimum 1
     * @maximum 100000
     */
  version?: number;
  /**
     * 两组的名称；没有时由条件得出
     * @maxItems 2
     * @items.maxLength 40
     */
  labels?: string[];
}
