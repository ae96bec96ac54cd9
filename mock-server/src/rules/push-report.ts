import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { reportSummary } from '../interpretation/report-summaries.ts';
import type { RuleReport } from './report.ts';
import { storedReport } from './stored-report.ts';
import { hitsOfReport } from '../store/audit-holds.ts';
import type { HitOutcome } from '../store/audit-holds.ts';
import { findReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import type { PushSubject } from './push-recipients.ts';

/** 危急值, 需关注, and the levels of what rules said. Critical values count also while a rule holds the conclusion. */
function signalsOf(world: World, reportId: string): string[] {
  const row = findReport(world, reportId);
  const summary = row && reportSummary(world, row);
  if (summary === undefined) return [];
  const isCritical = summary.criticalResults.length > 0 || summary.loopFindings.length > 0;
  const told = hitsOfReport(world, reportId)
    .map(({ outcome }) => JSON.parse(outcome) as HitOutcome)
    .filter(({ action }) => action !== 'hold');
  const levels = new Set(told.map(({ level }) => (level === 'attention' ? '提示（需关注）' : '提示')));
  return [...(isCritical ? ['危急值'] : []), ...(summary.level === 'focus' ? ['需关注'] : []), ...levels];
}

/** A stored report as push lines read it, and of whom it is; undefined where it is not there. */
export function pushReport(
  world: World,
  reportId: string,
): { readonly report: RuleReport; readonly subject: PushSubject } | undefined {
  const row = findReport(world, reportId);
  const record: HospitalRecord | undefined = row && patientRecord(world, row.patient_id);
  const judged: JudgedReport | undefined = record?.reports.find(({ report }) => report.report_id === reportId);
  if (row === undefined || record === undefined || judged === undefined) return undefined;
  return {
    report: { ...storedReport(record, judged), signals: signalsOf(world, reportId) },
    subject: {
      reportId,
      patientId: row.patient_id,
      department: record.patient.department,
      time: row.report_time,
    },
  };
}
