/** Follow-ups as they were entered; risks, target and advice are computed whenever they are asked for. */
export const thyroidFollowUpSchema = `
CREATE TABLE thyroid_followup (
  report_id    TEXT PRIMARY KEY,
  patient_id   TEXT NOT NULL REFERENCES patient (patient_id),
  user_id      TEXT NOT NULL,
  report_time  TEXT NOT NULL,
  saved_time   TEXT NOT NULL,
  rule_version TEXT NOT NULL,
  form         TEXT NOT NULL,
  history      TEXT NOT NULL
) STRICT;
CREATE INDEX thyroid_followup_by_patient ON thyroid_followup (patient_id, report_time);
`;
