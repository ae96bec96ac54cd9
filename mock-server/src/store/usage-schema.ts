interface Source {
  readonly table: string;
  readonly kind: string;
  /** Column of the time. */
  readonly time: string;
  /** With the prefix of the row: `NEW.` in a trigger, nothing in a query. */
  readonly when: (row: string) => string;
  readonly application: (row: string) => string;
}

const SOURCES: readonly Source[] = [
  {
    table: 'visit_log',
    kind: 'view',
    time: 'time',
    when: (row) => `${row}path IN ('/detail', '/report-detail')`,
    application: () => "''",
  },
  {
    table: 'action_log',
    kind: 'open',
    time: 'time',
    when: (row) => `${row}action_id IN (41, 44)`,
    application: (row) => `CAST(ifnull(json_extract(${row}extra_data, '$.application_id'), '') AS TEXT)`,
  },
  {
    table: 'report_read',
    kind: 'read',
    time: 'read_time',
    // A mark with the time of its report came with the report: nobody read it then.
    when: (row) =>
      `${row}read_time <> (SELECT report_time FROM report WHERE report.report_id = ${row === '' ? 'report_read.' : row}report_id)`,
    application: () => "''",
  },
];

/** Adds one to the sum of an hour when a row comes into a log, and sums up what stands there already. */
function counted({ table, kind, time, when, application }: Source): string {
  const sum = (row: string) =>
    `substr(${row}${time}, 1, 10), ${row}user_id, '${kind}', ${application(row)}, CAST(substr(${row}${time}, 12, 2) AS INTEGER)`;
  return `
CREATE TRIGGER usage_${kind} AFTER INSERT ON ${table} WHEN ${when('NEW.')} BEGIN
  INSERT INTO usage_count VALUES (${sum('NEW.')}, 1) ON CONFLICT DO UPDATE SET times = times + 1;
END;
INSERT INTO usage_count SELECT ${sum('')}, count(*) FROM ${table} WHERE ${when('')} GROUP BY 1, 2, 4, 5;`;
}

/**
 * How often who did what in which hour of which day: statistics of a year read these sums, never the logs. A report counts as read
 * once for each person, as views each time its page is opened, an application when it is looked at (41) or used (44).
 */
export const usageSchema = `
CREATE TABLE usage_count (
  day TEXT NOT NULL,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('read', 'view', 'open')),
  application_id TEXT NOT NULL,
  hour INTEGER NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, user_id, kind, application_id, hour)
) STRICT, WITHOUT ROWID;
${SOURCES.map(counted).join('')}
`;
