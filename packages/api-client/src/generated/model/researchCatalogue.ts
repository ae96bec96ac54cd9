/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { ResearchCatalogueDepartmentsItem } from './researchCatalogueDepartmentsItem.ts';
import type { ResearchCatalogueDiagnosesItem } from './researchCatalogueDiagnosesItem.ts';
import type { ResearchCount } from './researchCount.ts';
import type { ResearchItem } from './researchItem.ts';

/**
 * 队列可用的项目、诊断与科室
 */
export interface ResearchCatalogue {
  /** 数据时点 */
  data_time: DateTime;
  /** 全库中有演示患者：数字旁标「演示数据」 */
  demo: boolean;
  /** 诊断规则的版本 */
  rule_version: string;
  /** 全库人数 */
  patients: ResearchCount;
  /** 全库报告份数 */
  reports: ResearchCount;
  /** 最早的报告；全库不足 10 人时没有 */
  from?: CalendarDate;
  /** 最近的报告；全库不足 10 人时没有 */
  to?: CalendarDate;
  /** 有结果的检验项目，按目录次序 */
  items: ResearchItem[];
  /** 规则库的诊断 */
  diagnoses: ResearchCatalogueDiagnosesItem[];
  /** 有患者的科室 */
  departments: ResearchCatalogueDepartmentsItem[];
}
