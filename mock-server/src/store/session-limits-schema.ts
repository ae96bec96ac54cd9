/** When a session was opened and last used, and wrong sign-ins by account (or phone) and address. */
export const sessionLimitsSchema = `
ALTER TABLE session ADD COLUMN opened_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN seen_ms INTEGER NOT NULL DEFAULT 0;
CREATE TABLE failed_login (
  who      TEXT NOT NULL,
  address  TEXT NOT NULL,
  failures INTEGER NOT NULL,
  last_ms  INTEGER NOT NULL,
  PRIMARY KEY (who, address)
) STRICT;
`;
