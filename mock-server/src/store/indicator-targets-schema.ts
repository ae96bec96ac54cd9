/** What the laboratory wants of an indicator; without a row the target is that of its definition, and it is shown. */
export const indicatorTargetsSchema = `
CREATE TABLE indicator_target (
  indicator_id TEXT PRIMARY KEY,
  target REAL NOT NULL,
  shown INTEGER NOT NULL
) STRICT;
`;
