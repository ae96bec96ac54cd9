/**
 * Tables of the hospital's clinical side. Reports hold what was printed, row by row; flags, critical values,
 * diagnoses and conclusions are computed whenever they are asked for. Only the names of the diagnoses are kept, as long as nothing changes
 * that they rest on (`conclusions-schema.ts`).
 */
export const clinicalSchema = `
CREATE TABLE patient (
  patient_id   TEXT PRIMARY KEY,
  name         TEXT NOT NULL,
  gender       TEXT NOT NULL,
  birth_date   TEXT NOT NULL,
  department   TEXT NOT NULL,
  bed_no       TEXT NOT NULL,
  inpatient_no TEXT NOT NULL,
  tags         TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX patient_by_inpatient_no ON patient (inpatient_no);

CREATE TABLE report (
  report_id   TEXT PRIMARY KEY,
  patient_id  TEXT NOT NULL REFERENCES patient (patient_id),
  report_name TEXT NOT NULL,
  report_time TEXT NOT NULL
) STRICT;
CREATE INDEX report_by_time ON report (report_time);
CREATE INDEX report_by_patient ON report (patient_id, report_time);

CREATE TABLE laboratory (
  laboratory_id TEXT PRIMARY KEY,
  report_id     TEXT NOT NULL REFERENCES report (report_id),
  position      INTEGER NOT NULL,
  code          TEXT NOT NULL,
  name          TEXT NOT NULL,
  specimen      TEXT NOT NULL,
  result        TEXT NOT NULL,
  unit          TEXT NOT NULL,
  range_text    TEXT NOT NULL,
  group_name    TEXT NOT NULL,
  error         TEXT,
  source_text   TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX laboratory_by_report ON laboratory (report_id, position);

CREATE TABLE report_read (
  user_id   TEXT NOT NULL,
  report_id TEXT NOT NULL,
  read_time TEXT NOT NULL,
  PRIMARY KEY (user_id, report_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE favourite (
  user_id        TEXT NOT NULL,
  report_id      TEXT NOT NULL,
  collected_time TEXT NOT NULL,
  PRIMARY KEY (user_id, report_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE report_feedback (
  user_id   TEXT NOT NULL,
  report_id TEXT NOT NULL,
  kind      TEXT NOT NULL,
  content   TEXT NOT NULL,
  time      TEXT NOT NULL,
  PRIMARY KEY (user_id, report_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE report_tagging (
  user_id   TEXT NOT NULL,
  report_id TEXT NOT NULL,
  subject   TEXT NOT NULL CHECK (subject IN ('disease', 'laboratory')),
  target_id TEXT NOT NULL,
  tag       TEXT NOT NULL,
  comment   TEXT NOT NULL,
  time      TEXT NOT NULL,
  PRIMARY KEY (report_id, subject, target_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE doctor_application (
  user_id        TEXT NOT NULL,
  application_id TEXT NOT NULL,
  sort           INTEGER NOT NULL,
  PRIMARY KEY (user_id, application_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE doctor_application_choice (
  user_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
`;
