/** Tables beside the clinical ones: accounts, sessions, codes, logs, licence, version notes, id counters. */
export const baseSchema = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE counter (prefix TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;

CREATE TABLE account (
  user_id TEXT PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE,
  password_salt TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  role INTEGER NOT NULL,
  nickname TEXT NOT NULL,
  department TEXT NOT NULL,
  title TEXT NOT NULL,
  phone TEXT NOT NULL UNIQUE,
  permission_column TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('normal', 'locked', 'blacklisted', 'suspended'))
) STRICT;

CREATE TABLE session (
  token TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES account (user_id),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE verification_code (
  phone TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  sent_at_ms INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE visit_log (
  id INTEGER PRIMARY KEY,
  time TEXT NOT NULL,
  user_id TEXT NOT NULL,
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  visited_at TEXT
) STRICT;

CREATE TABLE action_log (
  id INTEGER PRIMARY KEY,
  time TEXT NOT NULL,
  user_id TEXT NOT NULL,
  action_id INTEGER NOT NULL,
  extra_data TEXT NOT NULL
) STRICT;

CREATE TABLE licence (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  kind TEXT NOT NULL CHECK (kind IN ('valid', 'trial')),
  ends_on TEXT NOT NULL
) STRICT;

CREATE TABLE version_note (
  position INTEGER PRIMARY KEY,
  version TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  date TEXT NOT NULL
) STRICT;
`;
