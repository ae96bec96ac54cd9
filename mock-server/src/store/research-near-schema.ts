/** Accounts that asked so many near questions in a day that role 8 is asked whether their totals may be told exactly again that day (R5). */
export const researchNearSchema = `
CREATE TABLE research_near_request (
  request_id   TEXT PRIMARY KEY,
  user_id      TEXT NOT NULL,
  user_name    TEXT NOT NULL,
  day          TEXT NOT NULL,
  questions    INTEGER NOT NULL,
  last_time    TEXT NOT NULL,
  sentences    TEXT NOT NULL,
  state        TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'allowed', 'refused')),
  decided_by   TEXT NOT NULL DEFAULT '',
  decided_time TEXT NOT NULL DEFAULT '',
  reason       TEXT NOT NULL DEFAULT '',
  UNIQUE (user_id, day)
) STRICT;
`;
