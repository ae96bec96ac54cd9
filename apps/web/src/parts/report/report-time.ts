import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';

/**
 * Time of a report in a list: the hour on the day that is looked at, the day with the hour within its year, else the date.
 * @param day the day that is looked at, yyyy-MM-dd
 */
export function reportTimeText(reportTime: string, day: string): string {
  const date = formatDate(reportTime);
  if (isUndetermined(reportTime)) return date;
  if (date === day) return formatDate(reportTime, 'HH:mm');
  return date.slice(0, 4) === day.slice(0, 4) ? formatDate(reportTime, 'MM-dd HH:mm') : date;
}
