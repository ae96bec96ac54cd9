import type { LabPlan, OriginalLaboratory, PlanLaboratory } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { planHistory } from '../interpretation/trend.ts';
import { findPatient } from '../store/clinical-patients.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import { deletePlanRow, findPlan, insertPlan, listPlansOfUser, updatePlan } from '../store/clinical-plans.ts';
import type { PlanRow } from '../store/clinical-plans.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';

function cleanName(name: string): string {
  const text = name.trim();
  if (text === '') throw new Refusal('请输入方案名称');
  return text;
}

function cleanChildren(children: readonly OriginalLaboratory[]): OriginalLaboratory[] {
  const cleaned = children
    .map((child) => ({
      original_laboratory_name: child.original_laboratory_name.trim(),
      original_specimen: child.original_specimen.trim(),
    }))
    .filter((child) => child.original_laboratory_name !== '');
  return [...new Map(cleaned.map((child) => [JSON.stringify(child), child])).values()];
}

/** Only what a plan holds is kept. Duplicates are items whose trimmed name and specimen are equal (G-72). */
function cleanLaboratories(laboratories: readonly PlanLaboratory[]): PlanLaboratory[] {
  if (laboratories.length === 0) throw new Refusal('必须含有一条检验项');
  const cleaned = laboratories.map(({ standard_laboratory_name, standard_specimen, children = [] }) => {
    const name = standard_laboratory_name.trim();
    const specimen = standard_specimen.trim();
    if (name === '') throw new Refusal('请选择检验名称');
    if (specimen === '') throw new Refusal('请选择标本');
    return { standard_laboratory_name: name, standard_specimen: specimen, children: cleanChildren(children) };
  });
  const pairs = new Set(cleaned.map((entry) => `${entry.standard_laboratory_name}\n${entry.standard_specimen}`));
  if (pairs.size < cleaned.length) throw new Refusal('已经出现重复的检验项请修改再提交');
  return cleaned;
}

/** Trends read printed rows only, so the patient need not be judged for them. */
function knownPatient(world: World, patientId: string): PatientRow {
  const patient = findPatient(world, patientId);
  if (!patient) throw new Refusal('患者不存在', 404);
  return patient;
}

function cleanPatientId(world: World, patientId: string | undefined): string {
  return patientId === undefined || patientId === '' ? '' : knownPatient(world, patientId).patient_id;
}

function ownPlan(world: World, planId: string, userId: string): PlanRow {
  const plan = findPlan(world, planId);
  if (!plan) throw new Refusal('该方案不存在或已被删除', 404);
  if (plan.user_id !== userId) throw new Refusal('仅创建者可编辑或删除');
  return plan;
}

function wirePlan({ plan_id, plan_name, laboratories, patient_id }: PlanRow): LabPlan {
  return { plan_id, plan_name, laboratories: [...laboratories], ...(patient_id === '' ? {} : { patient_id }) };
}

export const plansHandlers = {
  /** The caller's own plans; with a patient, those of that patient and those meant for every patient. */
  listPlans: ({ query, world, session }) => {
    const { patient_id: patientId } = query;
    const isWanted = (plan: PlanRow): boolean => plan.patient_id === '' || plan.patient_id === patientId;
    const plans = listPlansOfUser(world, session.userId);
    return { data: (patientId === undefined ? plans : plans.filter(isWanted)).map(wirePlan) };
  },

  addPlan: ({ body, world, session }) => {
    const planName = cleanName(body.plan_name);
    const laboratories = cleanLaboratories(body.laboratories);
    const patientId = cleanPatientId(world, body.patient_id);
    return inTransaction(world, () => {
      const planId = world.nextId('PL');
      insertPlan(
        world,
        { plan_id: planId, user_id: session.userId, patient_id: patientId, plan_name: planName, laboratories },
        world.nowText(),
      );
      return { plan_id: planId };
    });
  },

  editPlan: ({ body, world, session }) => {
    const plan = ownPlan(world, body.plan_id, session.userId);
    const planName = cleanName(body.plan_name);
    const laboratories = cleanLaboratories(body.laboratories);
    // Left out, the patient stays; '' makes it a plan for every patient.
    const patientId = body.patient_id === undefined ? plan.patient_id : cleanPatientId(world, body.patient_id);
    // A form that was opened for one patient must not end up with another.
    const isOther = patientId !== '' && plan.patient_id !== '' && patientId !== plan.patient_id;
    if (isOther) throw new Refusal('该方案不属于此患者');
    const { plan_id: planId } = plan;
    updatePlan(world, { plan_id: planId, patient_id: patientId, plan_name: planName, laboratories }, world.nowText());
    return { plan_id: planId };
  },

  deletePlan: ({ params, world, session }) => {
    deletePlanRow(world, ownPlan(world, params.id, session.userId).plan_id);
    return {};
  },

  /** What is asked for stands in `laboratories`, also while a plan is still being edited; `plan_id` decides nothing. */
  listPlanHistory: ({ body, world }) => {
    const laboratories = cleanLaboratories(body.laboratories);
    return planHistory(world, knownPatient(world, body.patient_id), laboratories, body.newest_days);
  },
} satisfies Handlers;
