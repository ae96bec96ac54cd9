/** The push strategy: what is being written, its versions in use, and whom it told. */
export const pushSchema = `
CREATE TABLE push_draft (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  body        TEXT NOT NULL,
  revision    INTEGER NOT NULL,
  tried       TEXT NOT NULL DEFAULT '',
  updated_at  TEXT NOT NULL,
  updated_by  TEXT NOT NULL
) STRICT;
CREATE TABLE push_edition (
  version     INTEGER PRIMARY KEY,
  body        TEXT NOT NULL,
  enabled_at  TEXT NOT NULL,
  enabled_by  TEXT NOT NULL,
  ended_at    TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE push_delivery (
  delivery_id INTEGER PRIMARY KEY,
  report_id   TEXT NOT NULL,
  patient_id  TEXT NOT NULL,
  line_id     TEXT NOT NULL,
  line_name   TEXT NOT NULL,
  version     INTEGER NOT NULL,
  step        INTEGER NOT NULL,
  channels    TEXT NOT NULL,
  user_id     TEXT NOT NULL,
  due_at      TEXT NOT NULL,
  is_critical INTEGER NOT NULL,
  is_merged   INTEGER NOT NULL
) STRICT;
CREATE INDEX push_delivery_user ON push_delivery (user_id, due_at);
CREATE INDEX push_delivery_report ON push_delivery (report_id);
CREATE INDEX push_delivery_patient ON push_delivery (patient_id, line_id, due_at);
`;
