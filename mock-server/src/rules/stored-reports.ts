import { listReportsOfDays } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { ruleReports, storedRecords } from './stored-report.ts';
import type { TriedReport } from './trial.ts';

/**
 * Stored reports of some days, `YYYY-MM-DD` and both inside, patient by patient; each with what rules may ask of it. With `only`
 * those of these ids, without reading the others.
 */
export function* storedReports(
  world: World,
  from: string,
  to: string,
  only?: ReadonlySet<string>,
): Generator<TriedReport> {
  const wanted = listReportsOfDays(world, from, to).filter(({ report_id: id }) => only === undefined || only.has(id));
  const byPatient = Map.groupBy(wanted, (row) => row.patient_id);
  const recordOf = storedRecords(world, [...byPatient.keys()]);
  for (const [patientId, rows] of byPatient) {
    const record = recordOf(patientId);
    if (record === undefined) continue;
    const read = ruleReports(record);
    for (const row of rows) yield { reportId: row.report_id, patientId, report: read(row) };
  }
}
