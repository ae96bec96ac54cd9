/**
 * Where reports come from, what was not read of them, and what people decided about it. A source item is one spelling of an item of one
 * source; its state follows from the rows below it: mapped with a mapping or a wording rule, dismissed with a reason, else its kind.
 */
export const sourcesSchema = `
CREATE TABLE sync_source (
  source_id TEXT PRIMARY KEY,
  position  INTEGER NOT NULL,
  name      TEXT NOT NULL,
  format    TEXT NOT NULL,
  transport TEXT NOT NULL,
  daily_at  TEXT NOT NULL DEFAULT '',
  sender    TEXT NOT NULL DEFAULT '',
  paused_at TEXT NOT NULL DEFAULT '',
  paused_by TEXT NOT NULL DEFAULT ''
) STRICT;

INSERT INTO sync_source (source_id, position, name, format, transport) VALUES ('file', 99, '文件导入', 'FHIR、HL7 或 CSV', '手工');

CREATE TABLE sync_run (
  run_id     INTEGER PRIMARY KEY,
  source_id  TEXT NOT NULL REFERENCES sync_source (source_id),
  kind       TEXT NOT NULL CHECK (kind IN ('auto', 'manual', 'retry', 'import')),
  started_at TEXT NOT NULL,
  took_ms    INTEGER NOT NULL,
  messages   INTEGER NOT NULL,
  received   INTEGER NOT NULL,
  malformed  INTEGER NOT NULL DEFAULT 0,
  no_patient INTEGER NOT NULL DEFAULT 0,
  no_item    INTEGER NOT NULL DEFAULT 0,
  no_unit    INTEGER NOT NULL DEFAULT 0,
  no_value   INTEGER NOT NULL DEFAULT 0,
  known      INTEGER NOT NULL DEFAULT 0,
  retry_of   INTEGER REFERENCES sync_run (run_id),
  file_name  TEXT NOT NULL DEFAULT '',
  by_name    TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX sync_run_source ON sync_run (source_id, started_at);

ALTER TABLE report ADD COLUMN source_id TEXT NOT NULL DEFAULT '';
ALTER TABLE report ADD COLUMN received_at TEXT NOT NULL DEFAULT '';
ALTER TABLE report ADD COLUMN run_id INTEGER;
CREATE INDEX report_by_run ON report (run_id) WHERE run_id IS NOT NULL;

CREATE TABLE sync_row (
  row_id        INTEGER PRIMARY KEY,
  run_id        INTEGER NOT NULL REFERENCES sync_run (run_id),
  outcome       TEXT NOT NULL CHECK (outcome IN ('read', 'refused', 'known')),
  reason_kind   TEXT NOT NULL CHECK (reason_kind IN ('', 'malformed', 'no_patient', 'no_item', 'no_unit', 'no_value')),
  reason        TEXT NOT NULL,
  place         TEXT NOT NULL,
  laboratory_id TEXT NOT NULL DEFAULT '',
  raw           TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX sync_row_run ON sync_row (run_id);

CREATE TABLE source_item (
  item_id    INTEGER PRIMARY KEY,
  source_id  TEXT NOT NULL REFERENCES sync_source (source_id),
  kind       TEXT NOT NULL CHECK (kind IN ('no_item', 'no_unit', 'no_value')),
  code       TEXT NOT NULL,
  name       TEXT NOT NULL,
  specimen   TEXT NOT NULL,
  unit       TEXT NOT NULL,
  wording    TEXT NOT NULL DEFAULT '',
  found_code TEXT NOT NULL DEFAULT '',
  dismissed  TEXT NOT NULL DEFAULT '',
  revision   INTEGER NOT NULL DEFAULT 1,
  UNIQUE (source_id, kind, code, name, specimen, unit, wording)
) STRICT;

CREATE TABLE source_row (
  laboratory_id TEXT PRIMARY KEY,
  item_id       INTEGER NOT NULL REFERENCES source_item (item_id),
  value         TEXT NOT NULL,
  range_text    TEXT NOT NULL,
  read_at       TEXT NOT NULL DEFAULT '',
  changed       INTEGER NOT NULL DEFAULT 0,
  raw           TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX source_row_item ON source_row (item_id);

CREATE TABLE mapping (
  item_id   INTEGER PRIMARY KEY REFERENCES source_item (item_id),
  code      TEXT NOT NULL,
  factor    REAL,
  addend    REAL NOT NULL DEFAULT 0,
  reread    INTEGER NOT NULL,
  mapped_at TEXT NOT NULL,
  mapped_by TEXT NOT NULL
) STRICT;

CREATE TABLE wording_rule (
  item_id INTEGER PRIMARY KEY REFERENCES source_item (item_id),
  reading TEXT NOT NULL,
  made_at TEXT NOT NULL,
  made_by TEXT NOT NULL
) STRICT;
`;
