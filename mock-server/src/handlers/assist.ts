import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { FINDING_NAMES } from '../hospital/knowledge/findings.ts';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import { assistResult } from '../interpretation/assist-answer.ts';
import { checkRows, enteredPerson } from '../interpretation/assist-input.ts';
import { assistReport } from '../interpretation/assist-reading.ts';
import { decisionLaboratories } from '../interpretation/decision-aid.ts';
import { systemName } from '../interpretation/disease-systems.ts';
import { diagnosisBriefs, reportSummaries } from '../interpretation/report-summaries.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import { reportIdentity } from '../interpretation/wire-reports.ts';
import type { ReportSummary } from '../interpretation/report-summaries.ts';
import { savedInputs } from '../interpretation/saved-inputs.ts';
import { groupTitle } from '../interpretation/wire-rows.ts';
import type { World } from '../store/world.ts';
import { foundReport } from './found.ts';
import { known } from './known.ts';
import { pageOf } from './paging.ts';
import { byUrgency, matchesKeyword } from './reports.ts';

/** A line of the list; a report's own page knows more diagnoses than a summary keeps. */
function decisionReport(world: World, summary: ReportSummary) {
  return { ...reportIdentity(summary), diagnoses: diagnosisBriefs(foundReport(world, summary.report.report_id)) };
}

export const assistHandlers = {
  getAssistTerms: () => ({
    laboratories: CATALOGUE.map((item) => ({
      code: item.code,
      laboratory_name: item.name,
      short_name: item.shortName,
      aliases: [...item.aliases],
      standard_specimen: item.specimen,
      group_name: groupTitle(item.group),
      unit: item.unit,
      value_type: item.valueType,
    })),
    findings: [...FINDING_NAMES],
  }),

  assessFindings: ({ body, world }) => {
    const { laboratories, findings, report_id: reportId } = body;
    if (laboratories.length === 0 && findings.length === 0) throw new Refusal('请录入检验结果或临床表现');
    const unknown = findings.find((finding) => !FINDING_NAMES.includes(finding));
    if (unknown !== undefined) throw new Refusal(`知识库未收录该表现：${unknown}`);
    const view = reportId === undefined ? undefined : foundReport(world, reportId);
    const { isPregnant = false, gestationalWeeks = null } = view?.judged.person ?? {};
    const person = { ...enteredPerson(body), isPregnant, gestationalWeeks };
    const source = view && { view, saved: savedInputs(world, view.record.patient.patient_id) };
    return assistResult(checkRows(laboratories, person), person, findings, view?.judged.earlier ?? [], (rows) =>
      assistReport(body, rows, source, world.nowText()),
    );
  },

  listDecisionReports: ({ query, world }) => {
    const found = reportSummaries(world)
      .filter((summary) => summary.diagnoses.length > 0 && matchesKeyword(summary, query.keyword))
      .toSorted(byUrgency(world));
    return pageOf(found, query, (shown) => shown.map((summary) => decisionReport(world, summary)));
  },

  getDecisionAid: ({ query, world }) => {
    const rule = findDiagnosis(query.diagnosis_id);
    if (!rule) throw new Refusal('暂未收录该诊断', 404);
    const view = query.report_id === undefined ? undefined : foundReport(world, query.report_id);
    const aid = {
      diagnosis_id: rule.id,
      diagnosis_name: rule.name,
      system_name: systemName(rule.systemId),
      laboratories: decisionLaboratories(rule, view?.record),
      knowledge_version: KNOWLEDGE_VERSION,
    };
    if (view === undefined) return aid;
    const { patient } = view.record;
    const { report, person } = view.judged;
    return {
      ...aid,
      report_id: report.report_id,
      report_name: report.report_name,
      report_time: report.report_time,
      patient: {
        patient_id: patient.patient_id,
        name: patient.name,
        gender: wireGender(patient.gender),
        ...known({ age: person.ageYears }),
        department: patient.department,
        bed_no: patient.bed_no,
      },
    };
  },
} satisfies Handlers;
