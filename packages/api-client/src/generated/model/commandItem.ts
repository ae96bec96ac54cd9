/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';
import type { CommandItemKind } from './commandItemKind.ts';
import type { CourseState } from './courseState.ts';
import type { RowCourse } from './rowCourse.ts';

/**
 * 命令框的一行
 */
export interface CommandItem {
  /** 种类 */
  kind: CommandItemKind;
  /** 项目为代码，患者为其最近一份报告或所查报告的编号，工具为应用编号，疾病为诊断编号 */
  id: string;
  /** 名称 */
  title: string;
  /** 补充；没有时为空 */
  note: string;
  /** 行末的结果、时间或状态；没有时为空 */
  value_text: string;
  /** 工具的 api_type */
  api_type?: ApiType;
  /** 疾病为打开着的报告所疑似 */
  suspected?: boolean;
  /** 项目结果的判定 */
  value_state?: CourseState;
  course?: RowCourse;
  /** 项目的参考区间下限；没有时没有此字段 */
  range_low?: number;
  /** 项目的参考区间上限；没有时没有此字段 */
  range_high?: number;
}
