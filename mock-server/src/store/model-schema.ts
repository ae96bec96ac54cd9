/**
 * When which version of a model was in use or computed in the shadow, and what each answered. A file from before has one version, in use
 * since its own time.
 */
export const modelSchema = `
CREATE TABLE model_period (
  id INTEGER PRIMARY KEY,
  artifact_id TEXT NOT NULL,
  version TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('in_use', 'shadow')),
  started TEXT NOT NULL,
  ended TEXT NOT NULL DEFAULT '',
  by_name TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX model_period_open ON model_period (artifact_id, state) WHERE ended = '';

CREATE TABLE model_answer (
  artifact_id TEXT NOT NULL,
  report_id TEXT NOT NULL,
  version TEXT NOT NULL,
  percent REAL NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (artifact_id, report_id, version)
) STRICT, WITHOUT ROWID;

INSERT INTO model_period (artifact_id, version, state, started, by_name, reason)
SELECT 'ckd-risk', 'demo-1.1.0', 'in_use', min(report_time), '系统', '由原有状态转入' FROM report HAVING count(*) > 0;
`;
