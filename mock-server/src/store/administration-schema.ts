/** Counts one row of a log for its day, person and action: pages of a long log are found by days. */
function counted(kind: string, table: string, action: string): string {
  const row = (of: string) => `'${kind}', substr(${of}time, 1, 10), ${of}user_id, ${action.replaceAll('$', of)}`;
  return `
INSERT INTO day_count SELECT ${row('')}, count(*) FROM ${table} WHERE true GROUP BY 2, 3, 4;
CREATE TRIGGER count_${table} AFTER INSERT ON ${table} BEGIN
  INSERT INTO day_count VALUES (${row('NEW.')}, 1) ON CONFLICT DO UPDATE SET entries = entries + 1;
END;
CREATE INDEX ${table}_time ON ${table} (time, id);
CREATE INDEX ${table}_user ON ${table} (user_id, time, id);`;
}

/** Accounts as administrators keep them, the chained change log, the log of logins, and counts of all logs by day. */
export const administrationSchema = `
ALTER TABLE account ADD COLUMN expires_on TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN must_change INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN lock_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE account ADD COLUMN seen_at TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN address TEXT NOT NULL DEFAULT '';

CREATE TABLE change_log (
  id INTEGER PRIMARY KEY,
  time TEXT NOT NULL,
  user_id TEXT NOT NULL,
  user_name TEXT NOT NULL,
  role INTEGER NOT NULL,
  action TEXT NOT NULL,
  object_type TEXT NOT NULL,
  object_id TEXT NOT NULL,
  object_name TEXT NOT NULL,
  summary TEXT NOT NULL,
  address TEXT NOT NULL,
  batch_id TEXT NOT NULL,
  undoes INTEGER,
  fields TEXT NOT NULL,
  chain TEXT NOT NULL
) STRICT;
CREATE INDEX change_log_object ON change_log (object_type, object_id, id);
CREATE INDEX change_log_undoes ON change_log (undoes) WHERE undoes IS NOT NULL;

CREATE TABLE login_log (
  id INTEGER PRIMARY KEY,
  time TEXT NOT NULL,
  user_id TEXT NOT NULL,
  user_name TEXT NOT NULL,
  address TEXT NOT NULL,
  outcome TEXT NOT NULL
) STRICT;

CREATE TABLE day_count (
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  user_id TEXT NOT NULL,
  action TEXT NOT NULL,
  entries INTEGER NOT NULL,
  PRIMARY KEY (kind, day, user_id, action)
) STRICT, WITHOUT ROWID;
${counted('change', 'change_log', '$action')}
${counted('action', 'action_log', 'CAST($action_id AS TEXT)')}
${counted('visit', 'visit_log', "''")}
${counted('login', 'login_log', '$outcome')}
`;
