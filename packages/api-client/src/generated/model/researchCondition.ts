/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchConditionChangeKind } from './researchConditionChangeKind.ts';
import type { ResearchConditionCohort } from './researchConditionCohort.ts';
import type { ResearchConditionComparator } from './researchConditionComparator.ts';
import type { ResearchConditionId } from './researchConditionId.ts';
import type { ResearchConditionKind } from './researchConditionKind.ts';
import type { ResearchConditionPick } from './researchConditionPick.ts';
import type { ResearchConditionValuesItem } from './researchConditionValuesItem.ts';
import type { ResearchLimit } from './researchLimit.ts';
import type { ResearchWindow } from './researchWindow.ts';

/**
 * 一个条件。没有写完的条件（没有项目、比较或数值）不计入，也不是错误。各种类用到的字段：result 用 laboratory_code、specimen、pick、comparator、value、value_to、 unit、window、change_kind、min_gap_days；diagnosis 用 diagnosis_id、reliability_min、pick（any、last）、window、rule_version；age 用 from、to；sex 用 values；department 用 ids；follow_up 用 reports、days；cohort 用 name、cohort
 */
export interface ResearchCondition {
  id: ResearchConditionId;
  kind: ResearchConditionKind;
  /**
     * 组；同组的条件为或，组与组为且。没有时自成一组
     * @maxLength 40
     */
  group?: string;
  /** 排除符合此条件的人；没有该项结果的人保留 */
  negate?: boolean;
  /** 启用；不启用的条件不计入 */
  enabled?: boolean;
  /**
     * 检验项目的目录代码
     * @maxLength 40
     */
  laboratory_code?: string;
  /**
     * 标本；没有时不论标本
     * @maxLength 100
     */
  specimen?: string;
  /** 取哪一次；nearest 两次一样近时取较早的一次，change 为同一人两次结果之间的变化 */
  pick?: ResearchConditionPick;
  /** 比较；没有时条件没有写完。取平均并与参考限比较时，以有该参考限的各次结果的平均值比较它们参考限的平均值 */
  comparator?: ResearchConditionComparator;
  value?: ResearchLimit | null;
  /** 上限（between），-1000000000–1000000000 （单位见 unit） */
  value_to?: ResearchLimit | null;
  /**
     * 数值的单位；没有时为目录的单位。其他单位的结果按系数换算
     * @maxLength 40
     */
  unit?: string;
  window?: ResearchWindow;
  /** 变化的算法 */
  change_kind?: ResearchConditionChangeKind;
  /**
     * 两次结果至少相隔 0–36500 天
     * @minimum 0
     * @maximum 36500
     */
  min_gap_days?: number;
  /**
     * 规则库的诊断编号
     * @maxLength 200
     */
  diagnosis_id?: string;
  /**
     * 最低可靠性，0–2 级，1 为中
     * @minimum 0
     * @maximum 2
     */
  reliability_min?: number;
  /**
     * 诊断的规则版本，保存时固定
     * @maxLength 40
     */
  rule_version?: string;
  /** 年龄下限，-1000000000–1000000000 岁；0 至 200 之外被拒绝 */
  from?: ResearchLimit | null;
  /** 年龄上限，-1000000000–1000000000 岁；0 至 200 之外被拒绝 */
  to?: ResearchLimit | null;
  /**
     * 性别
     * @maxItems 2
     */
  values?: ResearchConditionValuesItem[];
  /**
     * 入组报告的科室
     * @maxItems 200
     * @items.maxLength 200
     */
  ids?: string[];
  /**
     * 至少 1–10000 份报告
     * @minimum 1
     * @maximum 10000
     */
  reports?: number;
  /**
     * 首末两份至少相隔 0–36500 天
     * @minimum 0
     * @maximum 36500
     */
  days?: number;
  /**
     * 所引用队列的名称
     * @maxLength 40
     */
  name?: string;
  /** 所引用队列的定义，形同 ResearchCohort，按它自己的入组日判断；其中不能再引用队列，读入与检查同队列本身，不在这里逐项描述 */
  cohort?: ResearchConditionCohort;
}
