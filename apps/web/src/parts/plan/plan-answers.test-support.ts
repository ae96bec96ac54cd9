import type { AddPlanInput, EditPlanInput, LabPlan } from '@jianwei/api-client/model';
import type { Answer } from '../../../test/render-with-answers.tsx';
import { CREATININE, HAEMOGLOBIN, historyOf } from '../trend/trend-history.test-support.ts';

const SPECIMENS: Readonly<Record<string, readonly string[]>> = {
  肌酐: ['血清', '尿液'],
  钾: ['血清', '血浆'],
  钠: ['血清'],
};

export const PLAN: LabPlan = {
  plan_id: 'PL1',
  plan_name: '肾功能随访',
  laboratories: [
    {
      standard_laboratory_name: '肌酐',
      standard_specimen: '血清',
      children: [{ original_laboratory_name: '肌酐（旧）', original_specimen: '血清' }],
    },
    { standard_laboratory_name: '钾', standard_specimen: '血清', children: [] },
  ],
  patient_id: 'P1',
};
export const COMMON_PLAN: LabPlan = {
  plan_id: 'PL2',
  plan_name: '电解质',
  laboratories: [{ standard_laboratory_name: '钾', standard_specimen: '血清', children: [] }],
};

/** Answers of a back end that keeps plans, knows three lab names, and has a history of creatinine and haemoglobin. */
export function planAnswers(start: readonly LabPlan[] = [PLAN, COMMON_PLAN]): Record<string, Answer> {
  let plans = [...start];
  return {
    'GET /api/v2/plan': () => ({ data: plans }),
    'POST /api/v2/plan/add': ({ body }) => {
      plans = [{ plan_id: 'PL9', ...(body as AddPlanInput) }, ...plans];
      return { plan_id: 'PL9' };
    },
    'POST /api/v2/plan/edit': ({ body }) => {
      const changed = body as EditPlanInput;
      plans = plans.map((plan) => (plan.plan_id === changed.plan_id ? { ...plan, ...changed } : plan));
      return { plan_id: changed.plan_id };
    },
    'POST /api/v2/plan/{id}/delete': ({ path }) => {
      plans = plans.filter((plan) => plan.plan_id !== path.split('/').at(-2));
      return {};
    },
    'POST /api/v2/plan/history': () => historyOf(CREATININE, HAEMOGLOBIN),
    'GET /api/v2/system/es/lab_specimen_unit': ({ query }) => {
      const name = query.get('standard_laboratory_name') ?? '';
      if (query.get('type') === '2') return { data: SPECIMENS[name] ?? [] };
      return { data: Object.keys(SPECIMENS).filter((known) => known.includes(name)) };
    },
    'GET /api/v1/datacenter/operation/serves/lab/originals': ({ query }) => ({
      labs: [
        {
          original_laboratory_name: `${query.get('standard_laboratory_name') ?? ''}（酶法）`,
          original_specimen: query.get('standard_specimen') ?? '',
        },
      ],
    }),
    'POST /api/v2/embed/actions': () => ({}),
  };
}
