// State files of the mock hospital with very long logs.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DAYS = 365;
const LAST_DAY = Date.parse('2025-11-18T00:00:00+08:00');
const DAY_MS = 86_400_000;
const OPENS_MS = 8 * 3_600_000;
const OPEN_MS = 10 * 3_600_000;
const HOSPITAL_OFFSET_MS = 8 * 3_600_000;

/** 2025-11-18T10:30:00+08:00 */
const hospitalText = (time) => new Date(time + HOSPITAL_OFFSET_MS).toISOString().replace(/\.\d+Z$/, '+08:00');

/** A copy of a state file with so many page visits, spread evenly over a year and over its accounts. */
export function withVisits(stateFile, folder, count) {
  const file = join(folder, `visits-${count}.sqlite`);
  cpSync(stateFile, file);
  const db = new DatabaseSync(file);
  const users = db
    .prepare('SELECT user_id FROM account ORDER BY user_id')
    .all()
    .map(({ user_id: id }) => id);
  const insert = db.prepare('INSERT INTO visit_log (time, user_id, path, title, visited_at) VALUES (?, ?, ?, ?, ?)');
  db.exec('BEGIN');
  for (let index = 0; index < count; index += 1) {
    const day = Math.floor((index / count) * DAYS);
    // Between 08:00 and 18:00, as a hospital works.
    const ofDay = OPENS_MS + (((index * 7919) % 36_000) / 36_000) * OPEN_MS;
    const time = hospitalText(LAST_DAY - (DAYS - day) * DAY_MS + ofDay);
    const isDetail = index % 3 === 0;
    insert.run(
      time,
      users[(index * 7) % users.length],
      isDetail ? '/detail' : '/excellent',
      isDetail ? '报告详情' : 'AI 报告解读',
      time,
    );
  }
  db.exec('COMMIT');
  db.close();
  return file;
}
