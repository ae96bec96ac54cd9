/** Share links of reports. Only the hash of a token is kept: whoever reads the store can open nothing. */
export const sharesSchema = `
CREATE TABLE report_share (
  share_id      TEXT PRIMARY KEY,
  token_hash    TEXT NOT NULL UNIQUE,
  report_id     TEXT NOT NULL,
  user_id       TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  is_revoked    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX report_share_by_report ON report_share (report_id, user_id, created_at_ms);
`;
