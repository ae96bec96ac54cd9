/**
 * Printed assessments that can be checked. `content` is what was printed, as JSON with one order of names; the code is its signature
 * by the one key of this store, which is drawn when the first code is issued.
 */
export const papersSchema = `
CREATE TABLE paper_key (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  key TEXT NOT NULL
) STRICT;
CREATE TABLE paper (
  code        TEXT PRIMARY KEY,
  content     TEXT NOT NULL,
  issued_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_by_content ON paper (content);
`;
