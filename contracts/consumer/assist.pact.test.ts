import { assessFindings, getAssistTerms, getDecisionAid, listDecisionReports } from '@jianwei/api-client/assist/assist';
import type { AssistInput } from '@jianwei/api-client/model';
import { describe, expect } from 'vitest';
import {
  abnormalRow,
  contribution,
  explainedRow,
  graph,
  noReport,
  patientId,
  report,
  reportId,
  reportMissing,
  unknownReport,
} from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';
import { enteredReading } from './reading-examples.ts';

const asked = { origin: 'proposed', as: 'doctor' } as const;

describe('getAssistTerms', () => {
  const item = {
    code: 'HGB',
    laboratory_name: '血红蛋白',
    short_name: 'Hb',
    aliases: ['血色素'],
    standard_specimen: '全血',
    group_name: '血常规',
    unit: 'g/L',
    value_type: 'numeric',
  };
  agree({
    ...asked,
    operationId: 'getAssistTerms',
    when: 'items and findings that can be entered',
    method: 'GET',
    path: '/api/v2/assist/terms',
    answer: { laboratories: some({ ...item, code: is('HGB'), value_type: is('numeric') }), findings: ['乏力'] },
    call: () => getAssistTerms(),
    gets: (answer) => expect(answer).toEqual({ laboratories: [item], findings: ['乏力'] }),
  });
});

describe('assessFindings', () => {
  const post = { ...asked, operationId: 'assessFindings', method: 'POST', path: '/api/v2/assist/diagnoses' } as const;
  const haemoglobin = { key: 'HGB', code: 'HGB', result: '85', unit: 'g/L', reference_interval: '' };
  const ferritin = { key: 'FER', code: 'FER', result: '6', unit: 'ng/mL', reference_interval: '' };
  const input = { age: 32, gender: '女', laboratories: [haemoglobin, ferritin], findings: ['异食'] };
  const mention = { diagnosis_id: 'IDA', diagnosis_name: '缺铁性贫血', kind: '症状', text: '可有异食' };

  agree({
    ...post,
    when: 'results that support a diagnosis, with a finding',
    whole: true,
    body: input,
    answer: {
      invalid: is([]),
      diagnoses: some({
        diagnosis_id: is('IDA'),
        diagnosis_name: '缺铁性贫血',
        reliable: 1,
        known: false,
        score: 4,
        summary: '贫血、铁缺乏',
        evidences: ['HGB'],
        system_name: '血液',
        amber_from: 3,
        red_from: 6,
        contributions: [contribution],
        graph,
        citations: ['血液病诊断及疗效标准'],
        missing_laboratories: ['转铁蛋白饱和度'],
        rule_version: '1.0',
        review_notes: ['规则待临床复核：证据权重与可靠性分级由本系统设定'],
      }),
      excluded: [],
      laboratories: some({
        laboratory_id: is('HGB'),
        laboratory_name: '血红蛋白',
        original_result: is('85'),
        original_units: 'g/L',
        abnormal: true,
        abnormal_type: is(-1),
      }),
      uninterpreted: [],
      findings: some({ finding: is('异食'), diagnoses: [mention] }),
      reading: enteredReading,
      knowledge_version: 'v6.2',
      rule_version: '1.0',
      review_notes: ['规则待临床复核：证据权重与可靠性分级由本系统设定'],
    },
    call: () => assessFindings(input as AssistInput),
    gets: (answer) => {
      expect(answer.diagnoses[0]).toMatchObject({ diagnosis_id: 'IDA', graph });
      expect(answer.findings).toEqual([{ finding: '异食', diagnoses: [mention] }]);
    },
  });
  const wrong = { ...input, laboratories: [{ ...haemoglobin, result: '八五' }] };
  agree({
    ...post,
    when: 'a result that is no number',
    body: wrong,
    answer: {
      invalid: [{ key: is('HGB'), field: is('result'), message: '请输入数值，可带 <、>、≤、≥' }],
      diagnoses: is([]),
    },
    call: () => assessFindings(wrong as AssistInput),
    gets: (answer) => expect(answer.invalid[0]).toMatchObject({ key: 'HGB', field: 'result' }),
  });
  const unknown = { ...input, findings: ['不在词表中'] };
  refuse({
    ...post,
    when: 'a finding that the knowledge base does not name',
    body: unknown,
    status: 400,
    message: '知识库未收录该表现：不在词表中',
    call: () => assessFindings(unknown as AssistInput),
  });
});

describe('listDecisionReports', () => {
  const brief = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2 };
  agree({
    ...asked,
    operationId: 'listDecisionReports',
    when: 'reports that suggest a diagnosis, by keyword',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    method: 'GET',
    path: '/api/v2/assist/reports',
    query: { keyword: '肾', page: '0', page_size: '20' },
    answer: {
      page: is(0),
      page_size: is(20),
      total_elements: 1,
      data: [
        {
          report_id: reportId,
          patient_id: patientId,
          patient_name: '顾怀远',
          patient_gender: '男',
          patient_age: 62,
          department: '内分泌科',
          bed_no: '12',
          report_name: '生化',
          report_time: '2025-11-18T09:42:00+08:00',
          diagnoses: [{ ...brief, known: false }],
        },
      ],
    },
    call: () => listDecisionReports({ keyword: '肾', page: 0, page_size: 20 }),
    gets: (answer) => expect(answer.data[0]?.diagnoses).toEqual([{ ...brief, known: false }]),
  });
});

describe('getDecisionAid', () => {
  const get = { ...asked, operationId: 'getDecisionAid', method: 'GET', path: '/api/v2/assist/decision' } as const;
  const params = { diagnosis_id: 'CKD', report_id: reportId };
  const held = {
    name: '估算肾小球滤过率',
    recommended: true,
    read_by_rule: true,
    availability: 'present',
    row: {
      laboratory_id: 'L-1',
      laboratory_name: '估算肾小球滤过率',
      original_result: '39',
      original_units: 'mL/min/1.73m²',
      abnormal: true,
    },
    report_id: reportId,
    report_time: '2025-11-18T09:42:00+08:00',
  };
  const { row: _row, ...group } = held;
  agree({
    ...get,
    when: 'the labs of a diagnosis, and what a patient has of them',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    query: params,
    answer: {
      diagnosis_id: is('CKD'),
      diagnosis_name: '慢性肾脏病',
      system_name: '泌尿',
      report_id: is(reportId),
      report_name: '生化',
      report_time: '2025-11-18T09:42:00+08:00',
      patient: {
        patient_id: is(patientId),
        name: '顾怀远',
        gender: '男',
        age: 62,
        department: '内分泌科',
        bed_no: '12',
      },
      laboratories: some(
        {
          ...held,
          availability: is('present'),
          row: { ...abnormalRow, ...explainedRow, ...held.row, abnormal_type: -1 },
        },
        { ...group, group_total: 6, group_abnormal: 3 },
      ),
      knowledge_version: 'v6.2',
    },
    call: () => getDecisionAid(params),
    gets: (answer) => {
      expect(answer.report_id).toBe(reportId);
      expect(answer.laboratories[0]).toMatchObject({ availability: 'present', row: { original_result: '39' } });
    },
  });
  refuse({
    ...get,
    when: 'of a report that is not there',
    given: [noReport],
    query: { diagnosis_id: 'CKD', report_id: unknownReport },
    status: 404,
    message: reportMissing,
    call: () => getDecisionAid({ diagnosis_id: 'CKD', report_id: unknownReport }),
  });
  refuse({
    ...get,
    when: 'of a diagnosis that is not there',
    given: [['no diagnosis', { diagnosis_id: 'NOT-KNOWN' }]],
    query: { diagnosis_id: 'NOT-KNOWN' },
    status: 404,
    message: '暂未收录该诊断',
    call: () => getDecisionAid({ diagnosis_id: 'NOT-KNOWN' }),
  });
});
