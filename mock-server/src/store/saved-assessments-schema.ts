/**
 * Each saving of an assessment as it was: what the rule read, what was said, by which version, and which results were in it. A record
 * of before has none; what it said is computed from its form and the version that the record names.
 */
export const savedAssessmentsSchema = `
CREATE TABLE saved_assessment (
  saving_id    INTEGER PRIMARY KEY,
  api_type     INTEGER NOT NULL,
  report_id    TEXT NOT NULL,
  saved_time   TEXT NOT NULL,
  user_id      TEXT NOT NULL,
  rule_version TEXT NOT NULL,
  input        TEXT NOT NULL,
  answer       TEXT NOT NULL,
  readings     TEXT NOT NULL
) STRICT;
CREATE INDEX saved_assessment_of_record ON saved_assessment (api_type, report_id);
`;
