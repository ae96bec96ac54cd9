import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envelopeBody } from '@jianwei/wire-cipher/cipher-engine';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createExemptList, defaultExempt } from '@jianwei/wire-cipher/exempt-list';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import {
  answerSchema,
  bodySchema,
  contract,
  fieldOf,
  folder,
  operation,
  operations,
  partsOf,
  resolve,
  table,
} from './support/contract.ts';

const sortedLines = (lines: string[]): string[] => [...lines].sort();

describe('operations', () => {
  // covers A-7-01, A-7-69, B-7.1-01, B-7.1-05..16, B-7.2-01, B-7.2-04..05, B-7.3-01..08, B-7.3-12..19, B-7.4-01..04, B-7.5-01..06
  test('the specified ones are exactly those of operations.tsv', () => {
    const stated = table('operations.tsv').map((row) => Object.values(row).join(' '));
    const described = operations
      .filter((one) => one['x-origin'] === 'specified')
      .map((one) => [one.method, one.path, one.operationId, one.tags.join()].join(' '));
    expect(stated).toHaveLength(82);
    expect(sortedLines(described)).toEqual(sortedLines(stated));
  });

  test('every other one is marked as proposed, and those the screens need are there', () => {
    const proposed = operations.filter((one) => one['x-origin'] !== 'specified');
    expect(new Set(proposed.map((one) => one['x-origin']))).toEqual(new Set(['proposed']));
    expect(proposed.map((one) => one.operationId)).toEqual(
      expect.arrayContaining(['listReports', 'getHomeSummary', 'listCollectedReports', 'saveReportFeedback']),
    );
  });

  test('an operationId is used once; a tag has its paths file and its schema file', () => {
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length);
    expect(contract.tags.length).toBeGreaterThan(25);
    for (const { name } of contract.tags) {
      expect(existsSync(join(folder, 'paths', `${name}.yaml`)), name).toBe(true);
      expect(existsSync(join(folder, 'schemas', `${name}.yaml`)), name).toBe(true);
    }
  });

  test('only signing in and its demo, images, guideline files, the version, shared reports and printed papers need no token', () => {
    const open = operations.filter((one) => one.security?.length === 0).map((one) => one.operationId);
    expect(contract.security).toEqual([{ bearer: [] }]);
    expect(sortedLines(open)).toEqual([
      'askSharedReport',
      'createDemoTicket',
      'createEmbedSession',
      'getApplicationImage',
      'getGuideFile',
      'getOperationUserPhone',
      'getRocImage',
      'getShapImage',
      'getSsoDemo',
      'getVersionItem',
      'login',
      'rateSharedAnswer',
      'readSharedReport',
      'sendOperationUserCode',
      'verifyPaper',
      'verifySharedReader',
    ]);
  });

  test('errors have one shape', () => {
    expect(operations.length).toBeGreaterThan(100);
    for (const one of operations) {
      const errors = Object.entries(one.responses).filter(([status]) => status !== '200');
      expect(errors.length, one.operationId).toBeGreaterThan(0);
      for (const [code, response] of errors) {
        const media = resolve(response).content?.['application/json'];
        expect(media?.schema?.$ref, `${one.operationId} ${code}`).toBe('#/components/schemas/ErrorBody');
      }
    }
  });

  test('guessing is slowed where a password or a code is asked for', () => {
    const slowed = operations.filter((one) => '429' in one.responses).map((one) => one.operationId);
    expect(sortedLines(slowed)).toEqual([
      'askSharedReport',
      'changePassword',
      'login',
      'sendOperationUserCode',
      'verifyPaper',
    ]);
  });

  test('the paths with plain bodies are those that client and server exempt by default', () => {
    expect(contract['x-wire'].exempt).toEqual(defaultExempt);
    const isExempt = createExemptList(contract['x-wire'].exempt);
    const plain = operations.filter((one) => isExempt(one.path)).map((one) => one.operationId);
    expect(sortedLines(plain)).toEqual([
      'getApplicationImage',
      'getGuideFile',
      'getResearchExportFile',
      'getRocImage',
      'getShapImage',
      'getVersionItem',
      'saveLog',
    ]);
  });

  test('a sealed body fits the schema that x-wire names', () => {
    const { properties } = contract.components.schemas[contract['x-wire'].envelope] ?? {};
    const sealed = createNodeEngine(developmentKey).sealSync('{"检验":1}');
    expect(sealed).toMatch(new RegExp(properties?.['data']?.pattern ?? '$^'));
    expect(JSON.parse(envelopeBody(sealed))).toEqual({ data: sealed });
  });

  test('a summary is Chinese, and where id means more than one thing the description says which', () => {
    expect(operations.length).toBeGreaterThan(100);
    for (const one of operations) expect(one.summary, one.operationId).toMatch(/\p{Script=Han}/u);
    const byId = operations.filter(({ path }) => path.includes('{id}'));
    expect(byId.length).toBeGreaterThan(10);
    for (const one of byId) {
      expect(one, one.operationId).toHaveProperty('description', expect.stringMatching(/\bid is the \w+ id\b/));
    }
  });
});

describe('query parameters', () => {
  const names = (operationId: string): string[] =>
    (operation(operationId).parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
  const parameter = (operationId: string, name: string) =>
    (operation(operationId).parameters ?? []).find((one) => one.name === name)?.schema;

  // covers A-7-04, A-7-66, A-7-70..71, A-7-79, B-7.2-02..03
  test.each([
    ['getDiagnosisKnowledge', ['diagnosis_id', 'diagnosis_name']],
    ['listLaboratoryTerms', ['page', 'page_size', 'standard_laboratory_name', 'type']],
    ['listOriginalLaboratories', ['standard_laboratory_name', 'standard_specimen']],
    ['listPatientReports', ['start_date', 'end_date']],
    ['listWarnings', ['page', 'page_size']],
  ])('%s takes %s', (operationId, expected) => {
    expect(names(operationId)).toEqual(expect.arrayContaining(expected));
  });

  // covers A-7-64..65, A-7-67..68
  test('stated values', () => {
    expect(parameter('listLaboratoryTerms', 'page')?.default).toBe(0);
    expect(parameter('listLaboratoryTerms', 'page_size')?.default).toBe(200);
    expect(parameter('listLaboratoryTerms', 'type')?.enum).toEqual([1, 2]);
    expect(parameter('listWarnings', 'page')?.default).toBe(0);
    expect(parameter('listWarnings', 'page_size')?.default).toBe(15);
    expect(parameter('saveBloodGasCaseType', 'type')?.enum).toEqual([1, 2]);
  });
});

describe('bodies and answers', () => {
  const light = [
    'total_protein',
    'protein_quantification',
    'blood_lactate_dehydrogenase',
    'fluid_lactate_dehydrogenase',
  ];

  // covers A-7-11, A-7-16..21, A-7-24..28, A-7-48..50, A-7-52..55, A-7-57..59, A-7-74, A-7-76..77, B-7.3-09..11
  test.each([
    ['measureGrace', ['patient_id', 'report_id', 'age', 'kill_ip_rank', 'evidences[].reference']],
    ['saveGraceReport', ['patient_id', 'report_id', 'age', 'kill_ip_rank', 'evidences[].reference']],
    ['savePleuralReport', ['patient_id', 'report_id', ...light]],
    ['measurePleural', ['report_id', ...light]],
    ['addPlan', ['plan_name', 'laboratories', 'patient_id']],
    ['editPlan', ['plan_id', 'plan_name', 'laboratories', 'patient_id']],
    ['listPlanHistory', ['patient_id', 'laboratories', 'plan_id']],
    ['saveDoctorApplications', ['my_applications', 'my_applications[].application_id', 'my_applications[].sort']],
    ['saveLog', ['path', 'title', 'time']],
    ['trackAction', ['action_id', 'extra_data']],
    ['login', ['user_name', 'password', 'phone', 'code']],
  ])('%s sends %s', (operationId, fields) => {
    for (const field of fields) expect(() => fieldOf(bodySchema(operationId), field)).not.toThrow();
  });

  // covers A-7-11, A-7-38, A-7-45
  test('a form is sent whole', () => {
    const fields = (operationId: string): string[] =>
      partsOf(bodySchema(operationId)).flatMap((part) => Object.keys(part.properties ?? {}));
    const rows = table('entities.tsv');
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows) {
      const [name = ''] = (row['field'] ?? '').split(/[.[]/);
      const answerOnly = ['history', 'report_time', 'results', 'suggests', 'prompts'].includes(name);
      if (row['entity'] === 'Grace input') {
        expect(fields('measureGrace')).toContain(name);
        expect(fields('saveGraceReport')).toContain(name);
      }
      if (row['entity'] === 'Thyroid follow-up record' && !answerOnly)
        expect(fields('saveThyroidFollowUp')).toContain(name);
      if (row['entity'] === 'COVID-19 record' && !answerOnly) expect(fields('saveCovid19Report')).toContain(name);
    }
    for (const unit of ['weight_unit', 'tsh_unit', 'ft3_unit', 'ft4_unit'])
      expect(fields('saveThyroidFollowUp')).toContain(unit);
    expect(fields('saveCovid19Report')).toContain('patient_id');
  });

  test.each(['saveGraceReport', 'savePleuralReport', 'saveThyroidFollowUp', 'saveCovid19Report'])(
    '%s answers report_id',
    (id) => {
      expect(resolve(fieldOf(answerSchema(id), 'report_id'))).toMatchObject({ type: 'string' });
    },
  );

  // covers A-7-88..89
  test('model images are addressed by name', () => {
    expect(operation('getShapImage').path).toBe('/api/v2/images/shap/{name}');
    expect(operation('getRocImage').path).toBe('/api/v2/images/roc/{name}');
    for (const id of ['getShapImage', 'getRocImage', 'getApplicationImage']) {
      expect(answerSchema(id).$ref).toBe('#/components/schemas/ImageBytes');
    }
  });

  // covers A-7-78
  test('extra_data is a JSON text with source', () => {
    const [example] = Object.values(operation('trackAction').requestBody?.content['application/json']?.examples ?? {});
    const body = resolve(example ?? {}).value as { extra_data: string };
    expect(JSON.parse(body.extra_data)).toHaveProperty('source');
  });

  test('the unit of creatinine is written with U+03BC', () => {
    expect(fieldOf(bodySchema('measureGrace'), 'serum_creatinine_unit').enum).toEqual(['\u03BCmol/L', 'mg/dl']);
  });
});
