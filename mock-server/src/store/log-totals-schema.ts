/** Entries of each log by day, whoever made them, and the way from a person to the days: a year of logs is paged without adding up its people. */
export const logTotalsSchema = `
CREATE TABLE day_total (
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  entries INTEGER NOT NULL,
  PRIMARY KEY (kind, day)
) STRICT, WITHOUT ROWID;
INSERT INTO day_total SELECT kind, day, sum(entries) FROM day_count GROUP BY kind, day;
CREATE TRIGGER total_new_count AFTER INSERT ON day_count BEGIN
  INSERT INTO day_total VALUES (NEW.kind, NEW.day, NEW.entries) ON CONFLICT DO UPDATE SET entries = entries + NEW.entries;
END;
CREATE TRIGGER total_changed_count AFTER UPDATE OF entries ON day_count BEGIN
  UPDATE day_total SET entries = entries + NEW.entries - OLD.entries WHERE kind = NEW.kind AND day = NEW.day;
END;
CREATE INDEX day_count_user ON day_count (kind, user_id, day, entries);
`;
