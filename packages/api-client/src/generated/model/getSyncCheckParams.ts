/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { SyncSourceId } from './syncSourceId.ts';

export type GetSyncCheckParams = {
/**
 * 来源编号
 */
source_id: SyncSourceId;
/**
 * 报告日期
 */
date: CalendarDate;
};
