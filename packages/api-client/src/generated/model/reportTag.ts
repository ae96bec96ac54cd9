/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { TaggingMark } from './taggingMark.ts';
import type { TagSubject } from './tagSubject.ts';

/**
 * 一条标注
 */
export interface ReportTag {
  subject: TagSubject;
  /** 诊断或检验行的编号 */
  target_id: string;
  /** 诊断或检验项目的名称 */
  target_name: string;
  tag: TaggingMark;
  /** 说明；没有时为空 */
  comment: string;
  /** 标注者 */
  user_name: string;
  /** 当前账号的标注 */
  mine: boolean;
  /** 标注的时间 */
  time: DateTime;
}
