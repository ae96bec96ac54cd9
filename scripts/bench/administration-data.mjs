// State files of the mock hospital with very long logs, or with many reports.
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

/** Code, unit, a usual value, how far it spreads. */
const ITEMS = [
  ['CREA', 'μmol/L', 82, 0.45],
  ['UREA', 'mmol/L', 5.6, 0.4],
  ['UA', 'μmol/L', 340, 0.3],
  ['K', 'mmol/L', 4.3, 0.12],
  ['NA', 'mmol/L', 140, 0.03],
  ['GLU', 'mmol/L', 5.9, 0.35],
  ['ALT', 'U/L', 26, 0.7],
  ['AST', 'U/L', 25, 0.6],
  ['ALB', 'g/L', 42, 0.12],
  ['HGB', 'g/L', 135, 0.15],
  ['WBC', '10^9/L', 6.6, 0.4],
  ['PLT', '10^9/L', 220, 0.3],
];
const REPORTS_OF_PATIENT = 5;
const TRIED_DAYS = 29;

/** Between -1.5 and 1.5, the same for a place in every run: the sum of three evenly spread numbers. */
const spreadOf = (place) =>
  ((place * 7919) % 997) / 997 + ((place * 104_729) % 991) / 991 + ((place * 1299) % 983) / 983 - 1.5;

/** A copy of a state file with so many reports more, of the last 29 days and twelve rows each. */
export function withReports(stateFile, folder, count) {
  const file = join(folder, `reports-${count}.sqlite`);
  cpSync(stateFile, file);
  const db = new DatabaseSync(file);
  const patient = db.prepare(
    "INSERT INTO patient (patient_id, name, gender, birth_date, department, bed_no, inpatient_no) VALUES (?, '量程', ?, ?, '肾内科', '', '')",
  );
  const report = db.prepare(
    "INSERT INTO report (report_id, patient_id, report_name, report_time) VALUES (?, ?, '生化', ?)",
  );
  const row = db.prepare(
    "INSERT INTO laboratory (laboratory_id, report_id, position, code, name, specimen, result, unit, range_text, group_name) VALUES (?, ?, ?, ?, ?, '血清', ?, ?, '', '生化')",
  );
  const patients = Math.ceil(count / REPORTS_OF_PATIENT);
  db.exec('BEGIN');
  for (let index = 0; index < patients; index += 1)
    patient.run(`BENCH-P${index}`, index % 2 === 0 ? '男' : '女', `${1935 + (index % 70)}-04-15`);
  for (let index = 0; index < count; index += 1) {
    const time = hospitalText(LAST_DAY - (index % TRIED_DAYS) * DAY_MS + OPENS_MS + (index % 120) * 60_000);
    report.run(`BENCH-R${index}`, `BENCH-P${index % patients}`, time);
    for (const [position, [code, unit, usual, spread]] of ITEMS.entries()) {
      const value = usual * Math.exp(spread * spreadOf(index * ITEMS.length + position));
      row.run(`BENCH-L${index}-${position}`, `BENCH-R${index}`, position, code, code, value.toPrecision(3), unit);
    }
  }
  db.exec('COMMIT');
  db.close();
  return file;
}
