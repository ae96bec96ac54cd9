/** Rules of the laboratory, their versions, what was tried, what they did to reports, and what is held for a decision. */
export const rulesSchema = `
CREATE TABLE rule (
  rule_id     TEXT PRIMARY KEY,
  kind        TEXT NOT NULL,
  name        TEXT NOT NULL,
  category    TEXT NOT NULL,
  priority    INTEGER NOT NULL,
  state       TEXT NOT NULL CHECK (state IN ('draft', 'in_use', 'archived')),
  revision    INTEGER NOT NULL DEFAULT 1,
  version     INTEGER NOT NULL DEFAULT 0,
  draft       TEXT NOT NULL,
  updated_at  TEXT NOT NULL,
  updated_by  TEXT NOT NULL
) STRICT;
CREATE TABLE rule_edition (
  rule_id     TEXT NOT NULL,
  version     INTEGER NOT NULL,
  body        TEXT NOT NULL,
  enabled_at  TEXT NOT NULL,
  enabled_by  TEXT NOT NULL,
  ended_at    TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (rule_id, version)
) STRICT;
CREATE TABLE rule_trial (
  condition_key TEXT PRIMARY KEY,
  tried_at      TEXT NOT NULL
) STRICT;
CREATE TABLE rule_hit (
  rule_id     TEXT NOT NULL,
  report_id   TEXT NOT NULL,
  version     INTEGER NOT NULL,
  hit_time    TEXT NOT NULL,
  outcome     TEXT NOT NULL,
  PRIMARY KEY (rule_id, report_id)
) STRICT;
CREATE INDEX rule_hit_report ON rule_hit (report_id);
CREATE TABLE audit_hold (
  hold_id     TEXT PRIMARY KEY,
  rule_id     TEXT NOT NULL,
  version     INTEGER NOT NULL,
  report_id   TEXT NOT NULL,
  reason      TEXT NOT NULL,
  held_at     TEXT NOT NULL,
  until       TEXT NOT NULL,
  decision    TEXT NOT NULL DEFAULT '',
  decided_at  TEXT NOT NULL DEFAULT '',
  decided_by  TEXT NOT NULL DEFAULT '',
  comment     TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX audit_hold_report ON audit_hold (report_id);
CREATE INDEX audit_hold_rule ON audit_hold (rule_id, held_at);
CREATE INDEX audit_hold_open ON audit_hold (decision) WHERE decision IN ('', 'returned');
`;
