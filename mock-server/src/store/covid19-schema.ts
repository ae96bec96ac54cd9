/** COVID-19 records as they were entered; type, conclusion and suggestions are computed whenever they are asked for. */
export const covid19Schema = `
CREATE TABLE covid19_report (
  report_id    TEXT PRIMARY KEY,
  patient_id   TEXT NOT NULL REFERENCES patient (patient_id),
  user_id      TEXT NOT NULL,
  report_time  TEXT NOT NULL,
  saved_time   TEXT NOT NULL,
  rule_version TEXT NOT NULL,
  form         TEXT NOT NULL,
  history      TEXT NOT NULL
) STRICT;
CREATE INDEX covid19_report_by_patient ON covid19_report (patient_id, report_time);
`;
