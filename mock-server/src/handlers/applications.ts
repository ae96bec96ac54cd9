import { APPLICATIONS, findApplication, KNOWLEDGE_BASE } from '../hospital/applications.ts';
import { triggeredApplications } from '../interpretation/application-triggers.ts';
import { myApplications, wireApplicationDetail, wireApplicationList } from '../interpretation/wire-applications.ts';
import { replaceChosenApplications } from '../store/clinical-applications.ts';
import { inTransaction } from '../store/sql.ts';
import { foundReport } from './found.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './types.ts';

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
    const application = params.id === KNOWLEDGE_BASE.applicationId ? KNOWLEDGE_BASE : findApplication(params.id);
    if (!application) throw new Refusal('应用不存在', 404);
    return wireApplicationDetail(application);
  },
} satisfies Handlers;
