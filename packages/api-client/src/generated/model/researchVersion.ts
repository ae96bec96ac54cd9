/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchChangedSentence } from './researchChangedSentence.ts';
import type { ResearchCount } from './researchCount.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 项目的一个版本
 */
export interface ResearchVersion {
  version: ResearchVersionNumber;
  /** 保存时间 */
  saved_time: DateTime;
  /** 保存者的姓名 */
  saved_by: string;
  /** 说明；没有时为空 */
  note: string;
  /** 保存时的数据时点 */
  data_time: DateTime;
  /** 保存时的人数 */
  patients: ResearchCount;
  /** 与上一版本的差异；第一版为空 */
  changed: ResearchChangedSentence[];
}
