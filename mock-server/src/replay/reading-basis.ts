import { judgeRecord } from '@jianwei/clinical-rules/record/judged';
import type { PrintedPatient, ReportRows } from '@jianwei/clinical-rules/record/printed';
import { versionNamed } from '@jianwei/clinical-rules/replay/replay';
import type { ReadingChoice, ReadingVersion, ToolSaid } from '@jianwei/clinical-rules/replay/reading-versions';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import type { World } from '../store/world.ts';
import type { ReadingTool } from './reading-tools.ts';

/** Everything that a tool's reading of a report rests on. */
export interface ReadingBasis {
  readonly patient: PrintedPatient;
  /** Every report of the patient, the newest first, each with the rows that the tool looks at. */
  readonly reports: readonly ReportRows[];
  readonly choice: ReadingChoice;
  /** ISO; the patient's tags are right on it. */
  readonly at: string;
}

/** Results of later days than these are never taken into a report's reading. */
const DAYS_AFTER = 3;
const DAY_MS = 86_400_000;

/** What the reading of a report rests on today. */
export function readingBasis(world: World, tool: ReadingTool, record: HospitalRecord, reportId: string): ReadingBasis {
  const { patient_id, gender, birth_date, tags } = record.patient;
  const own = record.reports.find(({ report }) => report.report_id === reportId);
  const day = own?.report.report_time.slice(0, 10) ?? '';
  const until = new Date(Date.parse(day) + DAYS_AFTER * DAY_MS).toISOString().slice(0, 10);
  return {
    patient: { patient_id, gender, birth_date, tags },
    // A later report is named all the same: the weeks of a pregnancy are counted back from the newest one.
    reports: record.reports.map(({ report: { report_id, report_name, report_time }, rows }) => ({
      report: { report_id, report_name, report_time },
      rows:
        report_time.slice(0, 10) > until
          ? []
          : rows.filter(({ code }) => tool.codes.has(code)).map(({ printed }) => printed),
    })),
    choice: tool.saved?.(world, reportId)?.choice ?? {},
    at: world.nowText(),
  };
}

export interface ReadAgain {
  readonly said: ToolSaid | null;
  readonly record: ReturnType<typeof judgeRecord>;
}

/** A reading computed from what it rests on, by one version of the rule; nothing is said by a version that is no longer known. */
export function readBasis(
  versions: readonly ReadingVersion[],
  { slug, version }: { slug: string; version: string },
  { patient, reports, choice, at }: ReadingBasis,
  reportId: string,
): ReadAgain {
  const record = judgeRecord(patient, reports);
  const judged = record.reports.find(({ report }) => report.report_id === reportId);
  const known = versionNamed(versions, slug, version);
  return { record, said: (judged && known?.read(record, judged, choice, at)) ?? null };
}
