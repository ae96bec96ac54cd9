import { covid19Records } from './covid19-records.ts';
import { graceRecords } from './grace-records.ts';
import { pleuralRecords } from './pleural-records.ts';
import type { RecordUse } from './record-table.ts';
import type { SqlTarget } from './sql.ts';
import { thyroidFollowUpRecords } from './thyroid-followup-records.ts';

/** By api_type: the tools whose results doctors save. */
const TABLES = new Map(
  [graceRecords, pleuralRecords, thyroidFollowUpRecords, covid19Records].map((table) => [table.apiType, table]),
);

/** True for tools whose results are saved as records. */
export function keepsRecords(apiType: number): boolean {
  return TABLES.has(apiType);
}

/** Every saved record of a tool, newest first; none for tools that keep no records. */
export function listApplicationRecords(world: SqlTarget, apiType: number): RecordUse[] {
  return TABLES.get(apiType)?.listUses(world) ?? [];
}
