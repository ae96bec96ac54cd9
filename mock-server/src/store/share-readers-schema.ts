/**
 * Who a share link is for, how often it was opened, and its second step. Of a telephone only the last four digits are known, of a
 * reader's key only the hash; questions are kept without the link they were asked through.
 */
export const shareReadersSchema = `
ALTER TABLE report_share ADD COLUMN audience TEXT NOT NULL DEFAULT 'clinician';
ALTER TABLE report_share ADD COLUMN include_sensitive INTEGER NOT NULL DEFAULT 0;
ALTER TABLE report_share ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
ALTER TABLE report_share ADD COLUMN opened_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE report_share ADD COLUMN wrong_tries INTEGER NOT NULL DEFAULT 0;
CREATE TABLE patient_phone_tail (
  patient_id TEXT PRIMARY KEY,
  phone_tail TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE share_reader (
  key_hash      TEXT PRIMARY KEY,
  share_id      TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE share_question_time (
  share_id    TEXT NOT NULL,
  asked_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX share_question_by_share ON share_question_time (share_id, asked_at_ms);
CREATE TABLE unanswered_question (
  question    TEXT NOT NULL,
  kept_at_ms  INTEGER NOT NULL
) STRICT;
`;
