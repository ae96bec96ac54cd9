/** Saved Grace assessments: the input of the form; score and level are computed from it again. */
export const graceSchema = `
CREATE TABLE grace_report (
  report_id    TEXT PRIMARY KEY,
  patient_id   TEXT NOT NULL REFERENCES patient (patient_id),
  user_id      TEXT NOT NULL,
  report_time  TEXT NOT NULL,
  rule_version TEXT NOT NULL,
  input        TEXT NOT NULL
) STRICT;
CREATE INDEX grace_report_by_patient ON grace_report (patient_id, report_time);
`;
