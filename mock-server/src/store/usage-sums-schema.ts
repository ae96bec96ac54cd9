import { WEEKDAY } from './usage-slots.ts';

const ADD = 'ON CONFLICT DO UPDATE SET times = times + excluded.times';
const WHO = 'user_id, kind, application_id';
const MONTH = 'substr(day, 1, 7)';

interface Sums {
  readonly table: string;
  /** Columns beside who did what, each with its type and how it comes from a row of `usage_count`. */
  readonly parts: readonly (readonly [name: string, type: string, from: string])[];
}

/** By day; by month; by month and hour of the week. */
const SUMS: readonly Sums[] = [
  { table: 'usage_day', parts: [['day', 'TEXT', 'day']] },
  { table: 'usage_month', parts: [['month', 'TEXT', MONTH]] },
  {
    table: 'usage_slot',
    parts: [
      ['month', 'TEXT', MONTH],
      ['weekday', 'INTEGER', WEEKDAY],
      ['hour', 'INTEGER', 'hour'],
    ],
  },
];

/** The table, with what stands in `usage_count` already. */
function created({ table, parts }: Sums): string {
  const names = parts.map(([name]) => name).join(', ');
  const from = parts.map(([, , text]) => text).join(', ');
  return `
CREATE TABLE ${table} (
  ${parts.map(([name, type]) => `${name} ${type} NOT NULL`).join(',\n  ')},
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  application_id TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (${names}, ${WHO})
) STRICT, WITHOUT ROWID;
INSERT INTO ${table} SELECT ${from}, ${WHO}, times FROM usage_count WHERE TRUE ${ADD};`;
}

/** Adds to every sum what came into `usage_count`. */
function adding(when: string, times: string): string {
  const added = SUMS.map(({ table, parts }) => {
    const from = parts.map(([, , text]) => text).join(', ');
    const row =
      'SELECT NEW.day AS day, NEW.hour AS hour, NEW.user_id AS user_id, NEW.kind AS kind, NEW.application_id AS application_id';
    return `  INSERT INTO ${table} SELECT ${from}, ${WHO}, ${times} FROM (${row}) WHERE TRUE ${ADD};`;
  });
  return `
CREATE TRIGGER usage_sums_${when.split(' ', 1)[0]?.toLowerCase() ?? ''} AFTER ${when} ON usage_count BEGIN
${added.join('\n')}
END;`;
}

/**
 * The sums of the hours as they are asked for. They grow with `usage_count`, so that a year over all accounts is added up from its
 * months and the days at its ends, and no weekday is worked out while somebody waits.
 */
export const usageSumsSchema = `${SUMS.map(created).join('')}
${adding('INSERT', 'NEW.times')}
${adding('UPDATE OF times', 'NEW.times - OLD.times')}
`;
