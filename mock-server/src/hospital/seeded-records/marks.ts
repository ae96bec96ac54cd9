import { addFavourite, markEarlierRead, markRead } from '../../store/clinical-marks.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { minute, record } from '@jianwei/clinical-rules/tables/shapes';
import type { SeedCalendar } from '../seed-calendar.ts';
import { REPORT_ID, reportOf, USER_ID } from './references.ts';

/** The account whose day the design pictures show. */
const PICTURE_DOCTOR = 'u-doctor';

/** Marks what was read and what was kept: everything before today, and the written reports of today. */
export function seedMarks(world: World, calendar: SeedCalendar): void {
  markEarlierRead(world, world.nowText().slice(0, 10));
  for (const { report } of readTsv('seeded-records/read-today.tsv', record({ report: REPORT_ID }), 'report')) {
    markRead(world, PICTURE_DOCTOR, report, calendar.time(reportOf(report).report.at));
  }
  const favourite = record({ by: USER_ID, report: REPORT_ID, at: minute });
  for (const { by, report, at } of readTsv('seeded-records/favourites.tsv', favourite)) {
    addFavourite(world, by, report, calendar.time(at));
  }
}
