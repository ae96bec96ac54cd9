/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { ResearchNearState } from './researchNearState.ts';
import type { UserName } from './userName.ts';

/**
 * 一个账号一天内相近的提问过多
 */
export interface ResearchNearRequest {
  /** 申请的编号 */
  request_id: string;
  user_name: UserName;
  /** 哪一天 */
  day: CalendarDate;
  /**
     * 当天相近的提问次数
     * @minimum 30
     */
  questions: number;
  /** 最近一次提问的时间 */
  last_time: DateTime;
  /** 最近一次提问的队列定义，逐句；不含人数 */
  sentences: string[];
  state: ResearchNearState;
  /** 核准者；未核准时没有 */
  decided_by?: UserName;
  /** 核准的时间；未核准时没有 */
  decided_time?: DateTime;
  /** 理由；没有填写时没有 */
  reason?: string;
}
