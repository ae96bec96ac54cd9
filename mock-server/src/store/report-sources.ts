import { Query, type SqlTarget } from './sql.ts';

const all = new Query<{ report_id: string; source_id: string }>('SELECT report_id, source_id FROM report');

/** The source of every report by its id; '' for one that names none. */
export function reportSources(world: SqlTarget): ReadonlyMap<string, string> {
  return new Map(all.all(world).map((row) => [row.report_id, row.source_id]));
}
