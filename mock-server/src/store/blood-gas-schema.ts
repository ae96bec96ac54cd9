/** The case type a doctor last chose for a blood gas (1 acute, 2 chronic); the reading itself is computed. */
export const bloodGasSchema = `
CREATE TABLE blood_gas_choice (
  report_id  TEXT PRIMARY KEY REFERENCES report (report_id),
  type       INTEGER NOT NULL CHECK (type IN (1, 2)),
  user_id    TEXT NOT NULL,
  saved_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
