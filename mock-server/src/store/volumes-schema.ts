const mark = (id: string): string => `INSERT OR IGNORE INTO volume_stale VALUES (${id})`;
const onResult = (name: string, event: string, row: 'NEW' | 'OLD'): string =>
  `CREATE TRIGGER volume_${name}_result AFTER ${event} ON laboratory BEGIN ${mark(`${row}.report_id`)}; END;`;

/**
 * Reports and results by source and day, and results by item (as its source prints it) and day: a year of a large hospital is added up from
 * these, not from its rows. What changes is only noted; the days of what was noted are counted again when somebody asks (`store/volumes.ts`).
 * A report keeps its time. The indexes hold the few rows alone that fail a check of the data centre.
 */
export const volumesSchema = `
CREATE TABLE volume_day (
  day         TEXT NOT NULL,
  source_id   TEXT NOT NULL,
  reports     INTEGER NOT NULL,
  results     INTEGER NOT NULL,
  no_specimen INTEGER NOT NULL,
  no_range    INTEGER NOT NULL,
  corrected   INTEGER NOT NULL,
  PRIMARY KEY (day, source_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE volume_item (
  item_no   INTEGER PRIMARY KEY,
  source_id TEXT NOT NULL,
  code      TEXT NOT NULL,
  name      TEXT NOT NULL,
  UNIQUE (source_id, code, name)
) STRICT;

CREATE TABLE volume_item_day (
  item_no INTEGER NOT NULL REFERENCES volume_item (item_no),
  day     TEXT NOT NULL,
  results INTEGER NOT NULL,
  no_unit INTEGER NOT NULL,
  PRIMARY KEY (item_no, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE volume_stale (report_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO volume_stale SELECT report_id FROM report;
CREATE TRIGGER volume_new_report AFTER INSERT ON report BEGIN ${mark('NEW.report_id')}; END;
CREATE TRIGGER volume_other_source AFTER UPDATE OF source_id ON report BEGIN ${mark('NEW.report_id')}; END;
${onResult('new', 'INSERT', 'NEW')}
${onResult('changed', 'UPDATE', 'NEW')}
${onResult('old', 'DELETE', 'OLD')}

CREATE INDEX laboratory_no_specimen ON laboratory (report_id) WHERE specimen = '';
CREATE INDEX laboratory_no_range ON laboratory (report_id) WHERE range_text = '';
CREATE INDEX laboratory_no_unit ON laboratory (code, report_id) WHERE unit = '' AND result GLOB '[0-9<>≤≥]*';
CREATE INDEX laboratory_corrected ON laboratory (report_id) WHERE source_status = 'corrected';
CREATE INDEX patient_no_sex ON patient (patient_id) WHERE gender <> '男' AND gender <> '女';
CREATE INDEX patient_no_birth ON patient (patient_id) WHERE birth_date NOT GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]';
CREATE INDEX sync_row_person ON sync_row (run_id) WHERE reason_kind = 'no_patient';
`;
