import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { Call, Handlers } from '../contract/handler.ts';
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
import { informedTime, listProjects, saveInformed } from '../store/research-projects.ts';
import type { World } from '../store/world.ts';
import { foundReport } from './found.ts';
import { known } from './known.ts';
import { cohortOf } from './research.ts';
import { researchChangeable } from './research-change.ts';
import { ownProject } from './research-projects.ts';
import { foundVersion } from './research-project-wire.ts';

interface Seen {
  readonly bedside: Bedside;
  readonly judged: JudgedReport;
  readonly patientId: string;
  readonly gender: string;
}

/** As its readers see it: a conclusion that is held tells nobody which diagnosis it is. */
function seenReport(world: World, reportId: string): Seen {
  const {
    judged,
    record: { patient },
  } = foundReport(world, reportId);
  const store = researchStore(world);
  return {
    bedside: {
      store,
      patient: store.patientIds.indexOf(patient.patient_id),
      minute: minuteOf(judged.report.report_time),
    },
    judged,
    patientId: patient.patient_id,
    gender: patient.gender,
  };
}

/** The reader's own projects that still look for people. */
function matchedProjects({ world, session }: Call<'matchReportToProjects'>, { bedside, patientId }: Seen) {
  return listProjects(world)
    .filter((row) => row.owner_id === session.userId && row.deleted_time === '' && row.state !== 'closed')
    .map((row) => ({
      project_id: row.project_id,
      name: row.name,
      version: row.version,
      ...matchCohort(bedside, readCohort(contentOf(foundVersion(world, row).content).cohort)),
      ...known({ informed_time: informedTime(world, row.project_id, patientId) }),
    }));
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
    const { patient_id: patientId } = foundReport(world, body.report_id).record.patient;
    recordChange(call, researchChangeable, row.project_id, { action: '告知', summary: '标记已告知患者' }, () =>
      saveInformed(world, { projectId: row.project_id, patientId, userId: session.userId, time: world.nowText() }),
    );
    return {};
  },
} satisfies Handlers;
