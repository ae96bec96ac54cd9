/** What administrators decided of an application; without a row it stands as its table has it. The order is one row. */
export const applicationSettingsSchema = `
CREATE TABLE application_setting (
  application_id TEXT PRIMARY KEY,
  enabled INTEGER NOT NULL,
  inner_test INTEGER NOT NULL,
  departments TEXT NOT NULL,
  description TEXT NOT NULL,
  revision INTEGER NOT NULL
) STRICT;
CREATE TABLE application_order (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  application_ids TEXT NOT NULL,
  revision INTEGER NOT NULL
) STRICT;
CREATE INDEX action_log_application ON action_log (action_id, time) WHERE action_id IN (41, 44);
`;
