import type { DiseaseSystem, HistoryDiagnosis, TimelineDay, TimelineReport } from '@jianwei/api-client/model';

/** A suspected diagnosis of one day, at the highest reliability that a report of the day gives it. */
export interface DayDiagnosis {
  readonly id: string;
  readonly name: string;
  readonly reliable: number;
  readonly system: string;
}

/** One day of a patient's reports. */
export interface PatientDay {
  /** yyyy-MM-dd */
  readonly date: string;
  /** Newest first. */
  readonly reports: readonly TimelineReport[];
  readonly diagnoses: readonly DayDiagnosis[];
}

/** Of a diagnosis that the knowledge base lists in no disease system. */
export const NO_SYSTEM = '未归类';

function systemNames(systems: readonly DiseaseSystem[]): ReadonlyMap<string, string> {
  return new Map(
    systems.flatMap(({ system_name: name, diagnoses }) => diagnoses.map(({ diagnosis_id: id }) => [id, name] as const)),
  );
}

/**
 * The days that hold reports, oldest first, each with what its reports suggest. Diagnoses of reports that are not on the
 * timeline are left out: they belong to nobody here.
 */
export function patientDays(
  days: readonly TimelineDay[],
  history: readonly HistoryDiagnosis[],
  systems: readonly DiseaseSystem[],
): PatientDay[] {
  const systemOf = systemNames(systems);
  const byReport = Map.groupBy(history, (diagnosis) => diagnosis.report_id);
  return days
    .filter(({ reports = [] }) => reports.length > 0)
    .toSorted((left, right) => Number(left.date > right.date) - Number(left.date < right.date))
    .map(({ date, reports = [] }) => {
      const found = new Map<string, DayDiagnosis>();
      for (const one of reports.flatMap((report) => byReport.get(report.report_id) ?? [])) {
        const { diagnosis_id: id, diagnosis_name: name, reliable } = one;
        const before = found.get(id);
        if (before && before.reliable >= reliable) continue;
        found.set(id, { id, name, reliable, system: systemOf.get(id) ?? NO_SYSTEM });
      }
      return { date, reports, diagnoses: [...found.values()].toSorted((a, b) => b.reliable - a.reliable) };
    });
}
