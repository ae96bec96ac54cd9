/** Research: projects and their versions, who opened them, files that were asked for, patients who were informed, near questions. */
export const researchSchema = `
CREATE TABLE research_project (
  project_id   TEXT PRIMARY KEY,
  name         TEXT NOT NULL,
  purpose      TEXT NOT NULL,
  ethics_no    TEXT NOT NULL,
  state        TEXT NOT NULL CHECK (state IN ('draft', 'running', 'closed')),
  owner_id     TEXT NOT NULL,
  owner_name   TEXT NOT NULL,
  department   TEXT NOT NULL,
  version      INTEGER NOT NULL,
  updated_time TEXT NOT NULL,
  deleted_time TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE research_version (
  project_id   TEXT NOT NULL,
  version      INTEGER NOT NULL,
  saved_time   TEXT NOT NULL,
  saved_by     TEXT NOT NULL,
  note         TEXT NOT NULL,
  data_time    TEXT NOT NULL,
  content      TEXT NOT NULL,
  chain        TEXT NOT NULL,
  PRIMARY KEY (project_id, version)
) STRICT;
CREATE TABLE research_visit (
  user_id      TEXT NOT NULL,
  project_id   TEXT NOT NULL,
  data_time    TEXT NOT NULL,
  PRIMARY KEY (user_id, project_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE research_export (
  export_id    TEXT PRIMARY KEY,
  project_id   TEXT NOT NULL,
  version      INTEGER NOT NULL,
  kind         TEXT NOT NULL,
  purpose      TEXT NOT NULL,
  user_id      TEXT NOT NULL,
  user_name    TEXT NOT NULL,
  asked_time   TEXT NOT NULL,
  rows         INTEGER NOT NULL,
  state        TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'refused')),
  decided_by   TEXT NOT NULL DEFAULT '',
  decided_time TEXT NOT NULL DEFAULT '',
  reason       TEXT NOT NULL DEFAULT '',
  data         TEXT NOT NULL,
  dictionary   TEXT NOT NULL,
  data_taken   INTEGER NOT NULL DEFAULT 0,
  dictionary_taken INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE research_informed (
  project_id   TEXT NOT NULL,
  patient_id   TEXT NOT NULL,
  user_id      TEXT NOT NULL,
  time         TEXT NOT NULL,
  PRIMARY KEY (project_id, patient_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE research_guard (
  user_id      TEXT NOT NULL,
  time         TEXT NOT NULL,
  question     TEXT NOT NULL
) STRICT;
CREATE INDEX research_guard_user ON research_guard (user_id, time);
`;
