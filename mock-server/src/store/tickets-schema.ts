/** One-time tickets with which another hospital system opens the product for one of its users. */
export const ticketsSchema = `
CREATE TABLE embed_ticket (
  ticket       TEXT PRIMARY KEY,
  user_id      TEXT NOT NULL REFERENCES account (user_id),
  patient_id   TEXT NOT NULL,
  report_id    TEXT NOT NULL,
  mode         TEXT NOT NULL,
  issued_at_ms INTEGER NOT NULL,
  is_used      INTEGER NOT NULL DEFAULT 0
) STRICT;
`;
