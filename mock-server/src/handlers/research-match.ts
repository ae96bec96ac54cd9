import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { countCohort } from '../research/engine.ts';
import { guardTotal } from '../research/guard.ts';
import { matchCohort, type Bedside } from '../research/match-project.ts';
import { minuteOf } from '../research/minutes.ts';
import { cohortSentences, contentOf, wireCohort } from '../research/project-content.ts';
import { alsoTested, positionsOf, proposedCohort, type Similar } from '../research/similar.ts';
import { researchStore } from '../research/store.ts';
import { roundedShown, shownCount, THRESHOLD } from '../research/suppress.ts';
import { vocabularyOf } from '../research/vocabulary.ts';
import { recordChange } from '../store/changes.ts';
import { findReport, type ReportRow } from '../store/clinical-reports.ts';
import { informedTime, listProjects, saveInformed } from '../store/research-projects.ts';
import type { World } from '../store/world.ts';
import { cohortOf } from './research.ts';
import { researchChangeable } from './research-change.ts';
import { ownProject } from './research-projects.ts';
import { versionOf } from './research-project-wire.ts';

function foundReport(world: World, reportId: string): ReportRow {
  const row = findReport(world, reportId);
  if (row === undefined) throw new Refusal('该报告不存在或已被删除', 404);
  return row;
}

interface Seen {
  readonly bedside: Bedside;
  readonly judged: JudgedReport;
  readonly patientId: string;
  readonly gender: string;
}

function seenReport(world: World, reportId: string): Seen {
  const row = foundReport(world, reportId);
  const store = researchStore(world);
  const record = patientRecord(world, row.patient_id);
  const judged = record?.reports.find(({ report }) => report.report_id === reportId);
  if (record === undefined || judged === undefined) throw new Refusal('该报告不存在或已被删除', 404);
  const patient = store.patientIds.indexOf(row.patient_id);
  return {
    bedside: { store, patient, minute: minuteOf(row.report_time) },
    judged,
    patientId: row.patient_id,
    gender: record.patient.gender,
  };
}

/** The reader's own projects that still look for people. */
function matchedProjects({ world, session }: Call<'matchReportToProjects'>, { bedside, patientId }: Seen) {
  return listProjects(world)
    .filter((row) => row.owner_id === session.userId && row.deleted_time === '' && row.state !== 'closed')
    .flatMap((row) => {
      const version = versionOf(world, row);
      if (version === undefined) return [];
      const informed = informedTime(world, row.project_id, patientId);
      return [
        {
          project_id: row.project_id,
          name: row.name,
          version: row.version,
          ...matchCohort(bedside, readCohort(contentOf(version.content).cohort)),
          ...(informed === undefined ? {} : { informed_time: informed }),
        },
      ];
    });
}

export const researchMatchHandlers = {
  matchReportToProjects: (call) => {
    const { world, session, body } = call;
    const seen = seenReport(world, body.report_id);
    const { bedside, judged, gender } = seen;
    const { store } = bedside;
    const sizeOf = (each: Cohort) => countCohort(store, { cohort: each }).patients;
    const cohort = body.similar === undefined ? proposedCohort(judged, gender, sizeOf) : cohortOf(store, body.similar);
    const { members, entry } = countCohort(store, { cohort });
    // Among the others: whoever is compared is not one of them.
    const others = members.map((bit, patient) => (patient === bedside.patient ? 0 : bit));
    const count = others.reduce((sum, bit) => sum + bit, 0);
    const isSuppressed = count < THRESHOLD;
    const definition = wireCohort(cohort);
    const guardedTotal = guardTotal(world, session, { cohort, members: others, dataTime: store.dataTime });
    const similar: Similar = { cohort, members: others, entry, guardedTotal };
    return {
      data_time: store.dataTime,
      demo: store.isDemo,
      projects: matchedProjects(call, seen),
      similar: {
        cohort: definition,
        sentences: cohortSentences(definition, vocabularyOf(store)),
        patients: guardedTotal === undefined ? shownCount(count) : roundedShown(guardedTotal),
        suppressed: isSuppressed,
      },
      position: isSuppressed ? [] : positionsOf(store, judged, similar),
      also_tested: isSuppressed ? [] : alsoTested(bedside, similar),
    };
  },

  saveProjectInformed: (call) => {
    const { world, session, params, body } = call;
    const row = ownProject(call, params.project_id);
    const { patient_id: patientId } = foundReport(world, body.report_id);
    recordChange(call, researchChangeable, row.project_id, { action: '告知', summary: '标记已告知患者' }, () =>
      saveInformed(world, { projectId: row.project_id, patientId, userId: session.userId, time: world.nowText() }),
    );
    return {};
  },
} satisfies Handlers;
