/** Answers of saves that carried an idempotency key. */
export const answeredSavesSchema = `
CREATE TABLE answered_save (
  user_id      TEXT NOT NULL,
  operation_id TEXT NOT NULL,
  save_key     TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  answer       TEXT NOT NULL,
  time_ms      INTEGER NOT NULL,
  PRIMARY KEY (user_id, operation_id, save_key)
) STRICT;
`;
