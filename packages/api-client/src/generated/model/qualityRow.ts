/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 一条未通过检查的结果
 */
export interface QualityRow {
  /**
     * 条目编号
     * @maxLength 200
     */
  row_id: string;
  /** 报告时间；拒收而没有报告的为收到的时间 */
  time: DateTime;
  /**
     * 报告编号；没有时为空
     * @maxLength 200
     */
  report_id: string;
  /**
     * 来源编号；未注明来源时为空
     * @maxLength 200
     */
  source_id: string;
  /** 来源名称 */
  source_name: string;
  /** 患者姓名，已遮盖；没有时为空 */
  patient_name: string;
  /** 项目；拒收的为其在文件中的位置 */
  item: string;
  /** 结果；没有时为空 */
  result: string;
  /** 单位；没有时为空 */
  unit: string;
  /** 参考区间；没有时为空 */
  range: string;
  /** 查出的问题 */
  found: string;
  /**
     * 待清洗的来源项目编号；没有时不返回
     * @minimum 1
     */
  item_id?: number;
}
