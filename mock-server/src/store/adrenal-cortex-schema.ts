/** Results of the adrenal cortex that a doctor added to a lab report by hand; the assessment is computed when it is asked for. */
export const adrenalCortexSchema = `
CREATE TABLE adrenal_values (
  report_id  TEXT PRIMARY KEY REFERENCES report (report_id),
  user_id    TEXT NOT NULL,
  saved_time TEXT NOT NULL,
  body       TEXT NOT NULL
) STRICT;
`;
