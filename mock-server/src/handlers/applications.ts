import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { APPLICATIONS, findApplication, KNOWLEDGE_BASE } from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { triggeredApplications } from '../interpretation/application-triggers.ts';
import { applicationUsage, listPatientUses, wirePatientUse } from '../interpretation/application-usage.ts';
import { myApplications, wireApplicationDetail, wireApplicationList } from '../interpretation/wire-applications.ts';
import { replaceChosenApplications } from '../store/clinical-applications.ts';
import { inTransaction } from '../store/sql.ts';
import { foundReport } from './found.ts';
import { pageOf } from './paging.ts';

/** A tool of the catalogue, or a 404 that says so in words. */
function foundApplication(applicationId: string): ApplicationEntry {
  const application = findApplication(applicationId);
  if (!application) throw new Refusal('应用不存在', 404);
  return application;
}

/** Everybody else gets counts and masked names. */
const READERS_OF_PATIENTS: ReadonlySet<number> = new Set([1, 4, 7]);

export const applicationsHandlers = {
  listReportApplications: ({ params, world }) => {
    const triggered = triggeredApplications(foundReport(world, params.report_id));
    return {
      data: wireApplicationList(
        triggered.map((hit) => hit.application),
        triggered,
      ),
    };
  },

  listDoctorApplications: ({ query, world, session }) => {
    const { report_id: reportId } = query;
    const triggered = reportId === undefined ? [] : triggeredApplications(foundReport(world, reportId));
    return {
      applications: wireApplicationList(APPLICATIONS, triggered),
      my_applications: wireApplicationList(myApplications(world, session.userId), triggered),
    };
  },

  saveDoctorApplications: ({ body, world, session }) => {
    const ids = body.my_applications.toSorted((a, b) => a.sort - b.sort).map((entry) => entry.application_id);
    if (new Set(ids).size !== ids.length) throw new Refusal('应用重复，请修改后再提交');
    if (!ids.every((id) => findApplication(id) !== undefined)) throw new Refusal('应用不存在');
    inTransaction(world, () => {
      replaceChosenApplications(world, session.userId, ids);
    });
    return {};
  },

  getApplication: ({ params }) => {
    if (params.id === KNOWLEDGE_BASE.applicationId) return wireApplicationDetail(KNOWLEDGE_BASE);
    return wireApplicationDetail(foundApplication(params.id));
  },

  getApplicationUsage: ({ params, world }) => applicationUsage(world, foundApplication(params.id)),

  listApplicationPatients: ({ params, query, world, session }) => {
    const { department } = query;
    const mayRead = READERS_OF_PATIENTS.has(session.role);
    const uses = listPatientUses(world, foundApplication(params.id)).filter(
      ({ patient }) => department === undefined || patient.department === department,
    );
    return pageOf(uses, query, (onPage) => onPage.map((use) => wirePatientUse(use, mayRead, world.nowText())));
  },
} satisfies Handlers;
