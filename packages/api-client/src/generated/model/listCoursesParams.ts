/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type ListCoursesParams = {
/**
 * 项目代码，以逗号分隔，1–12 个；未收录的项目为报告所印名称
 * @minLength 1
 * @maxLength 500
 */
codes: string;
/**
 * 从这一天起
 */
from?: CalendarDate;
/**
 * 到这一天为止（含）
 */
to?: CalendarDate;
};
