/** Saved pleural-fluid assessments: the four values of the form; the conclusion is computed from them again. */
export const pleuralSchema = `
CREATE TABLE pleural_report (
  report_id    TEXT PRIMARY KEY,
  patient_id   TEXT NOT NULL REFERENCES patient (patient_id),
  user_id      TEXT NOT NULL,
  report_time  TEXT NOT NULL,
  rule_version TEXT NOT NULL,
  form         TEXT NOT NULL
) STRICT;
CREATE INDEX pleural_report_by_patient ON pleural_report (patient_id, report_time);
`;
