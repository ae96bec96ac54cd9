import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { findApplication, KNOWLEDGE_BASE } from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { isOffered, offeredHits, orderedApplications } from '../interpretation/application-offer.ts';
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

export const applicationsHandlers = {
  listReportApplications: (call) => {
    const { params, world, session } = call;
    const triggered = offeredHits(world, session, triggeredApplications(foundReport(world, params.report_id)));
    return {
      data: wireApplicationList(
        call,
        triggered.map((hit) => hit.application),
        triggered,
      ),
    };
  },

  listDoctorApplications: (call) => {
    const { query, world, session } = call;
    const { report_id: reportId, patient_id: patientId } = query;
    const view = reportId === undefined ? undefined : foundReport(world, reportId);
    if (view && patientId !== undefined && view.record.patient.patient_id !== patientId)
      throw new Refusal('报告不属于该患者');
    const hits = view === undefined ? [] : triggeredApplications(view);
    const triggered = offeredHits(world, session, hits);
    const offered = orderedApplications(world).filter((application) => isOffered(world, session, application));
    return {
      applications: wireApplicationList(call, offered, triggered),
      my_applications: wireApplicationList(call, myApplications(world, session.userId), triggered),
    };
  },

  saveDoctorApplications: ({ body, world, session }) => {
    const ids = body.my_applications.toSorted((a, b) => a.sort - b.sort).map((entry) => entry.application_id);
    if (new Set(ids).size !== ids.length) throw new Refusal('应用重复，请修改后再提交');
    const wanted = ids.map(findApplication);
    if (wanted.includes(undefined)) throw new Refusal('应用不存在');
    // What was stopped after it was chosen may stay; nobody adds it anew.
    const mine = myApplications(world, session.userId);
    const stopped = wanted.find((entry) => entry && !mine.includes(entry) && !isOffered(world, session, entry));
    if (stopped) throw new Refusal(`${stopped.name}已停用或未对本科室开放，不能添加`);
    inTransaction(world, () => {
      replaceChosenApplications(world, session.userId, ids);
    });
    return {};
  },

  getApplication: (call) => {
    const { id } = call.params;
    return wireApplicationDetail(call, id === KNOWLEDGE_BASE.applicationId ? KNOWLEDGE_BASE : foundApplication(id));
  },

  getApplicationUsage: ({ params, world }) => applicationUsage(world, foundApplication(params.id)),

  listApplicationPatients: ({ params, query, world }) => {
    const { department } = query;
    const uses = listPatientUses(world, foundApplication(params.id)).filter(
      ({ patient }) => department === undefined || patient.department === department,
    );
    return pageOf(uses, query, (onPage) => onPage.map((use) => wirePatientUse(use, world.nowText())));
  },
} satisfies Handlers;
