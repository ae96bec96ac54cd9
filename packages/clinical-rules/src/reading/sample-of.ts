import type { Row } from './rows.ts';

/** What was drawn: the specimen of the row, else the one that its name tells (钾(血清), 血浆钾); '' where neither does. */
export function sampleOf({ judged: { printed } }: Pick<Row, 'judged'>): string {
  return printed.specimen || (/血清|血浆|血气|全血|动脉血|静脉血/.exec(printed.name)?.[0] ?? '');
}
