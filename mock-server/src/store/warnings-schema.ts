/**
 * What people write about warnings: warnings of their own, and what they changed of those that critical results raise
 * by themselves (`origin` critical; their id is that of the laboratory row with a prefix).
 */
export const warningsSchema = `
CREATE TABLE warning (
  warning_id     TEXT PRIMARY KEY,
  origin         TEXT NOT NULL CHECK (origin IN ('critical', 'written')),
  patient_id     TEXT NOT NULL,
  report_id      TEXT NOT NULL,
  laboratory_id  TEXT NOT NULL,
  content        TEXT NOT NULL,
  create_time    TEXT NOT NULL,
  user_id        TEXT NOT NULL,
  cancel_user_id TEXT NOT NULL DEFAULT '',
  cancel_time    TEXT NOT NULL DEFAULT ''
) STRICT;
`;
