import { describe, expect, test } from 'vitest';
import {
  answerSchema,
  bodySchema,
  declarations,
  fieldOf,
  operations,
  partsOf,
  resolve,
  table,
} from './support/contract.ts';
import type { Schema } from './support/contract.ts';

/** Fields that the calls of the specification state beside its entities, by schema. */
const statedByCalls: Record<string, string[]> = {
  AuthInfo: ['user_id'],
  GraceReport: ['report_id', 'patient_id'],
  ReportIdBody: ['report_id'],
  ReportListEntry: ['report_id', 'report_time'],
  GraceReportListItem: ['report_id', 'report_time'],
  PleuralReportListItem: ['report_id', 'report_time'],
  ThyroidFollowUpListItem: ['report_id', 'report_time'],
  BloodGasListEntry: ['bga_report_id', 'report_time'],
  PleuralInput: ['patient_id', 'report_id'],
  PleuralMeasureInput: ['report_id'],
  PleuralValue: ['original_result', 'range_lower', 'range_upper'],
  ThyroidFollowUpForm: ['weight_unit', 'tsh_unit', 'ft3_unit', 'ft4_unit'],
  Covid19Form: ['weight_unit'],
  Covid19Input: ['patient_id'],
  ApplicationOrder: ['application_id', 'sort'],
  DoctorApplicationsInput: ['my_applications'],
  OriginalLaboratoryList: ['labs'],
  AddPlanInput: ['plan_name', 'laboratories', 'patient_id'],
  EditPlanInput: ['plan_id', 'plan_name', 'laboratories', 'patient_id'],
  PlanHistoryInput: ['patient_id', 'laboratories', 'plan_id'],
  UsageAction: ['action_id', 'extra_data'],
};

const statedByEntities = table('entities.tsv').flatMap(({ operationId = '', part, under = '', field = '' }) => {
  const carrier = fieldOf(part === 'body' ? bodySchema(operationId) : answerSchema(operationId), under);
  const found: Schema[] = [];
  let here = carrier;
  for (const step of field.split('.')) {
    found.push(...declarations(here, step.replace('[]', '')));
    here = fieldOf(here, step);
  }
  return found;
});

const stated = new Set([
  ...statedByEntities,
  ...Object.entries(statedByCalls).flatMap(([name, fields]) =>
    fields.flatMap((field) => declarations({ $ref: `#/components/schemas/${name}` }, field)),
  ),
]);

/** A list whose wrapper is not shown is `{ data: [...] }`. */
const isListWrapper = (where: string): boolean => where.endsWith(' answer.data');

interface Field {
  where: string;
  schema: Schema;
  origin: string;
}

/** Every field below a schema, with the origin that holds for it: its own mark, else that of what holds it. */
function fieldsOf(schema: Schema, where: string, origin: string, seen: Schema[] = []): Field[] {
  const fields: Field[] = [];
  for (const part of partsOf(schema)) {
    if (seen.includes(part)) continue;
    const inherited = part['x-origin'] ?? origin;
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const own = property['x-origin'] ?? resolve(property)['x-origin'] ?? inherited;
      fields.push({ where: `${where}.${name}`, schema: property, origin: own });
      fields.push(...fieldsOf(property, `${where}.${name}`, own, [...seen, part]));
    }
    if (part.items)
      fields.push(...fieldsOf(part.items, `${where}[]`, part.items['x-origin'] ?? inherited, [...seen, part]));
  }
  return fields;
}

const specified = operations
  .filter((one) => one['x-origin'] === 'specified')
  .flatMap((one) => {
    const body = one.requestBody?.content['application/json']?.schema;
    const answer = resolve(one.responses['200'] ?? {}).content?.['application/json']?.schema;
    return [
      ...(body ? fieldsOf(body, `${one.operationId} body`, 'specified') : []),
      ...(answer ? fieldsOf(answer, `${one.operationId} answer`, 'specified') : []),
    ];
  });

describe('x-origin', () => {
  test('a stated field is not marked as proposed', () => {
    const wrong = specified.filter((field) => stated.has(field.schema) && field.schema['x-origin'] === 'proposed');
    expect([...new Set(wrong.map((field) => field.where))]).toEqual([]);
  });

  test('a field of a specified operation that no entity and no call states is marked as proposed', () => {
    const unmarked = specified.filter((field) => field.origin === 'specified' && !stated.has(field.schema));
    expect([...new Set(unmarked.map((field) => field.where))].filter((where) => !isListWrapper(where))).toEqual([]);
  });
});
