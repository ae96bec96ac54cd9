import { SAVED_RULE_VERSIONS } from '@jianwei/clinical-rules/replay/rule-versions';
import type { ComputedVersion } from '@jianwei/clinical-rules/replay/replay';
import { createSeededWorld } from '../hospital.test-support.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { insertLaboratory, listLaboratoriesOfReport } from '../store/clinical-laboratories.ts';
import { findReport, insertReport } from '../store/clinical-reports.ts';
import type { SavedRecord } from '../store/record-table.ts';
import type { WorldState } from '../store/world-state.ts';
import { replayAssessment } from './assessment-replay.ts';
import type { Replayed } from './assessment-replay.ts';
import type { ReplayTool } from './replay-tool.ts';
import { keepSaving } from './savings.ts';

/** A hospital of its own, in which records are saved and rows changed behind the calls. */
export function openReplays() {
  const world = createSeededWorld() as WorldState;
  const recordOf = (patientId: string) => {
    const record = patientRecord(world, patientId);
    if (record === undefined) throw new Error(patientId);
    return record;
  };
  return {
    world,
    recordOf,
    /** A statement on the store; what was read of the patients is read anew. */
    run: (sql: string, ...values: (string | number)[]) => {
      const { changes } = world.db.prepare(sql).run(...values);
      if (Number(changes) === 0) throw new Error(`nothing was changed: ${sql}`);
      world.invalidate('clinical');
    },
    setClock: (now: string) => world.setClock(new Date(now)),
    /** One more report of a patient, with rows of another of them whose results are replaced; no other rows. */
    report: (from: string, time: string, results: Readonly<Record<string, string>>): string => {
      const [report, rows] = [findReport(world, from), listLaboratoriesOfReport(world, from)];
      if (report === undefined) throw new Error(from);
      const id = `${from}-${time.slice(11, 13)}`;
      insertReport(world, { ...report, report_id: id, report_time: time });
      for (const row of rows) {
        const printed = results[row.code];
        if (printed === undefined) continue;
        insertLaboratory(world, { ...row, report_id: id, laboratory_id: `${id}-${row.code}`, result: printed });
      }
      return id;
    },
    /** Saves a record now, as the calls do. */
    save: <Form extends object>(
      tool: ReplayTool<Form>,
      patientId: string,
      form: Form,
      more: Partial<SavedRecord<Form>> = {},
    ): string => {
      const time = world.nowText();
      const reportId = more.report_id ?? world.nextId(tool.table.idPrefix);
      const holding = SAVED_RULE_VERSIONS.findLast(({ slug }) => slug === tool.slug)?.version ?? '';
      const head = { report_id: reportId, patient_id: patientId, user_id: 'u-doctor', rule_version: holding };
      tool.table.save(world, { ...head, report_time: time, saved_time: time, form, ...more });
      keepSaving(world, tool, reportId, 'u-doctor');
      return reportId;
    },
    replay: <Form extends object>(
      tool: ReplayTool<Form>,
      reportId: string,
      versions?: readonly ComputedVersion[],
    ): Replayed => {
      const row = tool.table.find(world, reportId);
      const replayed =
        row && replayAssessment(world, tool, recordOf(row.patient_id), row, { ...(versions && { versions }) });
      if (replayed === undefined) throw new Error(reportId);
      return replayed;
    },
  };
}

export const told = ({ causes }: Replayed) =>
  causes.map(({ kind, change, item, then, now }) => [kind, change, item, then, now]);
export const result = ({ answer }: Replayed['then'], item: string) =>
  answer.rows.find((row) => row.item === item)?.value;
