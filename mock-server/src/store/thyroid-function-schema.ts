/** Pregnancy status of a lab report as a doctor set it. */
export const thyroidFunctionSchema = `
CREATE TABLE thyroid_pregnancy (
  report_id  TEXT PRIMARY KEY REFERENCES report (report_id),
  user_id    TEXT NOT NULL,
  saved_time TEXT NOT NULL,
  status     INTEGER NOT NULL CHECK (status BETWEEN 0 AND 4)
) STRICT;
`;
