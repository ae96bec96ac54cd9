import type { DiagnosisKnowledge, HintItem } from '@jianwei/api-client/model';
import { REVIEW_NOTE_TEXT } from '@jianwei/clinical-rules/core/wording';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { DiagnosisRule } from '@jianwei/clinical-rules/lab-inference/rule-row';
import { labText, withUnitOfLab } from '@jianwei/clinical-rules/lab-inference/wording';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { APPLICATIONS, KNOWLEDGE_BASE } from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { criteriaText } from '../hospital/knowledge/criteria-text.ts';
import { diagnosisText } from '../hospital/knowledge/diagnosis-texts.ts';
import { guidesOf } from '../hospital/knowledge/guides.ts';
import { isOffered, offeredHits } from '../interpretation/application-offer.ts';
import { triggeredApplications } from '../interpretation/application-triggers.ts';
import type { TriggeredApplication } from '../interpretation/application-triggers.ts';
import { diagnosisEvidence } from '../interpretation/diagnosis-evidence.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { hasRiskModel, RISK_API_TYPE, riskModelInUse, riskPart } from '../interpretation/risk-model.ts';
import { applicationBrief, wireApplication } from '../interpretation/wire-applications.ts';
import { wireDiagnosisGraph } from '../interpretation/wire-graph.ts';
import { wireRecommends } from '../interpretation/wire-recommends.ts';
import type { World } from '../store/world.ts';
import { hospitalNote } from './custom-texts.ts';
import { foundReport } from './found.ts';
import { known } from './known.ts';

/** A graph can be shown: the evidence runs through intermediate findings (G-50). */
const SOURCE_WITH_GRAPH = 4;

/** Tools that go further into a diagnosis than its evidence, by api_type. */
const TOOLS: Readonly<Partial<Record<DiagnosisId, readonly number[]>>> = {
  MI: [5],
  CKD: [4],
  DM: [4],
  GN: [4],
  NEPH: [4],
  AKI: [4, 3],
  DKA: [3],
  SEPSIS: [3],
  VIRAL: [9],
  HYPERT: [14],
  HYPOT: [14],
  SCH: [14],
};

function ruleOf(id: string | undefined, name: string | undefined): DiagnosisRule {
  if (id === undefined && name === undefined) throw new Refusal('请指定诊断');
  const rule = DIAGNOSES.find((entry) => entry.id === id) ?? DIAGNOSES.find((entry) => entry.name === name);
  if (!rule) throw new Refusal('暂未收录该诊断', 404);
  return rule;
}

function toolsOf(rule: DiagnosisRule): ApplicationEntry[] {
  return (TOOLS[rule.id] ?? []).flatMap((apiType) => APPLICATIONS.filter((entry) => entry.apiType === apiType));
}

/** The tools of a diagnosis, and the application of its risk model while that is in use. */
function applicationsOf(world: World, rule: DiagnosisRule): ApplicationEntry[] {
  const isModelled = hasRiskModel(rule.id) && riskModelInUse(world) !== undefined;
  const models = isModelled ? APPLICATIONS.filter((entry) => entry.apiType === RISK_API_TYPE) : [];
  return [...toolsOf(rule), ...models];
}

/** One hint per tool of the diagnosis, or one of the knowledge base itself; a tool also says why it is called for now. */
function hints(
  offered: readonly ApplicationEntry[],
  rule: DiagnosisRule,
  triggered: readonly TriggeredApplication[],
): HintItem[] {
  const { hint } = diagnosisText(rule.id);
  const tools = toolsOf(rule).filter((tool) => offered.includes(tool));
  return (tools.length === 0 ? [KNOWLEDGE_BASE] : tools).map((application) => {
    const now = triggered.find((hit) => hit.application === application)?.hint ?? '';
    const { name, application_icon: icon } = applicationBrief(application);
    return {
      application_id: application.applicationId,
      application_name: name,
      ...(icon === '' ? {} : { app_icon: icon }),
      title: rule.name,
      // Either spelling is right (G-77): a tool says one text, the knowledge base may say several.
      ...(application === KNOWLEDGE_BASE
        ? { hint_contents: [hint.directions] }
        : { hint_content: now === '' ? hint.directions : now }),
      fx: hint.directions,
      cl: hint.handling,
      sub_hint: hint.further.map(({ title, handling }) => ({ title, cl: handling })),
    };
  });
}

function textPart(rule: DiagnosisRule) {
  const text = diagnosisText(rule.id);
  const criteria = criteriaText(rule);
  return {
    introduction: text.introduction,
    recommends: wireRecommends(text),
    criteria,
    condition_assessment: `${criteria}\n${text.assessment}`,
    clinical_manifestations: { symptoms: text.symptoms, signs: text.signs },
    ...known({ special_inspection: text.specialInspection }),
  };
}

function reportPart(world: World, rule: DiagnosisRule, view: ReportView): Partial<DiagnosisKnowledge> {
  const { patient } = view.record;
  const found = view.judged.inference.diagnoses.find((diagnosis) => diagnosis.id === rule.id);
  const graph = wireDiagnosisGraph(view, rule.id);
  return {
    report_id: view.judged.report.report_id,
    patient_id: patient.patient_id,
    patient_gender: wireGender(patient.gender),
    ...known({ patient_age: view.judged.person.ageYears, graph, source_type: graph && SOURCE_WITH_GRAPH }),
    ...(found === undefined
      ? {}
      : {
          // As the report says it, which may know more than the article (an injury of the heart that is chronic).
          diagnosis_display_name: found.name,
          ...diagnosisEvidence(world, rule, view, found),
          reliable: found.reliable,
          score: found.score,
          contributions: found.contributions.map(({ item, value, points, source }) => ({
            item,
            label: labText(item),
            value: withUnitOfLab(item, value),
            points,
            source,
          })),
          rule_version: found.ruleVersion,
          review_notes: found.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
        }),
  };
}

export const knowledgeHandlers = {
  getDiagnosisKnowledge: (call) => {
    const { query, world, session } = call;
    const { diagnosis_id: id, diagnosis_name: name, report_id: reportId, patient_id: patientId } = query;
    const rule = ruleOf(id, name);
    const view = reportId === undefined ? undefined : foundReport(world, reportId);
    if (view !== undefined && patientId !== undefined && view.record.patient.patient_id !== patientId) {
      throw new Refusal('报告不属于该患者');
    }
    const triggered = view === undefined ? [] : offeredHits(world, session, triggeredApplications(view));
    const tools = applicationsOf(world, rule).filter((application) => isOffered(world, session, application));
    const answer: DiagnosisKnowledge = {
      diagnosis_id: rule.id,
      diagnosis_name: rule.name,
      diagnosis_display_name: rule.name,
      name: rule.name,
      api_type: 1,
      applications: tools.map((application) =>
        wireApplication(
          call,
          application,
          triggered.find((hit) => hit.application === application),
        ),
      ),
      hints: hints(tools, rule, triggered),
      guides: guidesOf(rule.id),
      laboratories: [],
      citations: [rule.source],
      ...textPart(rule),
      ...hospitalNote(world, rule.id),
      ...(view === undefined ? {} : reportPart(world, rule, view)),
      ...(hasRiskModel(rule.id) ? riskPart(world, view) : {}),
    };
    return answer;
  },
} satisfies Handlers;
