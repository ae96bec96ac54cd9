/** What was done about a warning, entry by entry; a warning itself holds the last one only. */
export const warningRecordsSchema = `
CREATE TABLE warning_record (
  record_id   INTEGER PRIMARY KEY,
  warning_id  TEXT NOT NULL REFERENCES warning (warning_id),
  content     TEXT NOT NULL,
  user_id     TEXT NOT NULL,
  record_time TEXT NOT NULL
) STRICT;
CREATE INDEX warning_record_by_warning ON warning_record (warning_id);
`;
