/** Who opened a report while its conclusion was held, and has not opened it since. */
export const holdReadersSchema = `
CREATE TABLE hold_reader (
  user_id     TEXT NOT NULL,
  report_id   TEXT NOT NULL,
  opened_at   TEXT NOT NULL,
  PRIMARY KEY (user_id, report_id)
) STRICT;
`;
