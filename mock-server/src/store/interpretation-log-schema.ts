/** What was said of a report when it was shown first. Conclusions are still computed, never read from it. */
export const interpretationLogSchema = `
CREATE TABLE interpretation_log (
  report_id TEXT PRIMARY KEY REFERENCES report (report_id),
  shown_at TEXT NOT NULL,
  user_id TEXT NOT NULL,
  shown TEXT NOT NULL
) STRICT;
CREATE INDEX interpretation_log_time ON interpretation_log (shown_at);
CREATE INDEX visit_log_of_user ON visit_log (user_id, time);
`;

/** When its reader went on, of what was shown before page visits were kept; '' where they tell it. */
export const interpretationLeftSchema = `
ALTER TABLE interpretation_log ADD COLUMN left_at TEXT NOT NULL DEFAULT '';
`;
