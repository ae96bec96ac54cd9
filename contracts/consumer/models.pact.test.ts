import {
  getModel,
  getModelDrift,
  listModelDriftReports,
  getModelTimeline,
  listModels,
  listShadowReports,
  setModelState,
} from '@jianwei/api-client/models/models';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/system/ai/models';
const id = 'ckd-risk';
const none = [['no model', { artifact_id: 'none' }]] as const;
const point = { x: 0, y: 0 };
const row = {
  artifact_id: is(id),
  name: '慢性肾脏病风险模型',
  version: 'demo-1.1.0',
  state: is('in_use'),
  since: '2025-08-11T09:00:00+08:00',
  population: '18 岁以上',
  data_note: is('演示数据'),
  auc: 0.85,
  auc_low: 0.82,
  auc_high: 0.88,
  given: 8,
  asked: 21,
  computed: 0,
  feedback: 0,
};
const detail = {
  artifact_id: is(id),
  name: '慢性肾脏病风险模型',
  version: 'demo-1.1.0',
  state: is('in_use'),
  note: '磷与钾的系数重新估计',
  kind: '逻辑回归',
  population: '18 岁以上',
  exclusions: '透析、妊娠',
  features: ['尿素'],
  data_note: is('演示数据'),
  threshold: 0.25,
  given: 8,
  asked: 21,
  computed: 0,
  feedback: 0,
  saved: 0,
  places: ['诊断抽屉的风险概率'],
  training: { size: 800, ill: 120, points: some(point) },
  test: { size: 300, ill: 45, points: some(point) },
  figures: some({ code: 'auc', name: 'AUC', training: 0.87, test: 0.85, low: 0.82, high: 0.88 }),
  calibration: {
    deciles: some({ size: 30, predicted: 0.02, observed: 0.03, low: 0.01, high: 0.17 }),
    slope: 0.97,
    intercept: 0.02,
  },
  importance: some({ feature: 'UREA', name: '尿素', importance: 0.31 }),
  roc: 'ckd-risk',
  shap: 'ckd-risk',
  versions: some({ version: 'demo-1.1.0', state: 'in_use' }),
  may_enable: true,
  revision: 6,
};

describe('models', () => {
  const asked = {
    origin: 'proposed',
    as: 'research',
    given: [['a model with versions', { artifact_id: id }]],
  } as const;
  const gone = { ...asked, given: none, status: 404, message: '没有这个模型' } as const;
  agree({
    ...asked,
    operationId: 'listModels',
    when: 'those in use',
    method: 'GET',
    path,
    query: { state: 'in_use' },
    answer: {
      data: some({ ...row, drift: { feature: 'P', name: '无机磷', psi: 0.23, is_shifted: true } }),
      rules: some({ slug: 'grace', name: 'GRACE', version: '2003.1', source: 'Granger 2003', enabled: true }),
    },
    call: () => listModels({ state: 'in_use' }),
    gets: ({ data }) => expect(data[0]).toMatchObject({ state: 'in_use', data_note: '演示数据' }),
  });
  agree({
    ...asked,
    operationId: 'getModel',
    when: 'the version in use',
    method: 'GET',
    path: `${path}/${id}`,
    answer: detail,
    call: () => getModel(id),
    gets: ({ figures }) => expect(figures[0]?.code).toBe('auc'),
  });
  refuse({
    ...gone,
    operationId: 'getModel',
    when: 'one that is not there',
    method: 'GET',
    path: `${path}/none`,
    call: () => getModel('none'),
  });
  agree({
    ...asked,
    operationId: 'getModelDrift',
    when: 'of the last thirty days',
    method: 'GET',
    path: `${path}/${id}/drift`,
    answer: {
      from: '2025-10-20',
      to: '2025-11-18',
      reports: 212,
      cases: 800,
      mark: 0.2,
      features: some({
        feature: 'UREA',
        name: '尿素',
        unit: 'mmol/L',
        expected_median: 7,
        size: 120,
        median: 6.1,
        psi: 0.23,
        is_shifted: true,
        is_few: false,
        departments: [],
        sources: some({ source_id: 'lis-main', name: 'LIS 主院区', size: 46, median: 6.4, psi: 0.41, is_few: true }),
      }),
    },
    call: () => getModelDrift(id),
    gets: ({ features }) => expect(features[0]?.psi).toBe(0.23),
  });
  agree({
    ...asked,
    operationId: 'listModelDriftReports',
    when: 'of one feature and source',
    method: 'GET',
    path: `${path}/${id}/drift/reports`,
    query: { feature: 'UREA', source_id: 'lis-main' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 46,
      data: some({
        report_id: 'R1001-01',
        report_time: '2025-11-18T07:54:00+08:00',
        patient_name: '孟*',
        department: '肾内科',
        value: 7.2,
      }),
    },
    call: () => listModelDriftReports(id, { feature: 'UREA', source_id: 'lis-main' }),
    gets: ({ data }) => expect(data[0]?.value).toBe(7.2),
  });
  refuse({
    ...gone,
    operationId: 'listModelDriftReports',
    when: 'of a model that is not there',
    method: 'GET',
    path: `${path}/none/drift/reports`,
    query: { feature: 'UREA' },
    call: () => listModelDriftReports('none', { feature: 'UREA' }),
  });
  refuse({
    ...gone,
    operationId: 'getModelDrift',
    when: 'of one that is not there',
    method: 'GET',
    path: `${path}/none/drift`,
    call: () => getModelDrift('none'),
  });
  agree({
    ...asked,
    operationId: 'listShadowReports',
    when: 'beside the version in use',
    method: 'GET',
    path: `${path}/${id}/shadow`,
    answer: {
      current: 'demo-1.1.0',
      candidate: 'demo-1.2.0',
      since: '2025-10-20T09:00:00+08:00',
      days: 29,
      reports: 13,
      agreeing: 12,
      page: 0,
      page_size: 12,
      total_elements: 13,
      data: some({
        report_id: 'R1002-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '顾*远',
        department: '肾内科',
        current_percent: 12.7,
        candidate_percent: 14.1,
        current_high: false,
        candidate_high: true,
      }),
    },
    call: () => listShadowReports(id),
    gets: ({ reports }) => expect(reports).toBe(13),
  });
  refuse({
    ...gone,
    operationId: 'listShadowReports',
    when: 'of one that is not there',
    method: 'GET',
    path: `${path}/none/shadow`,
    call: () => listShadowReports('none'),
  });
  agree({
    ...asked,
    operationId: 'getModelTimeline',
    when: 'on a day',
    given: [['a model with versions', { artifact_id: id }]],
    method: 'GET',
    path: `${path}/${id}/timeline`,
    query: { at: '2025-08-01' },
    answer: {
      today: '2025-11-18',
      periods: some({
        version: 'demo-1.0.0',
        state: 'in_use',
        from: '2025-05-06T09:00:00+08:00',
        to: '2025-08-11T09:00:00+08:00',
        reports: 12,
        by: '方以诚',
        reason: '首次启用',
      }),
      at: { date: is('2025-08-01'), in_use: 'demo-1.0.0', shadow: 'demo-1.1.0' },
    },
    call: () => getModelTimeline(id, { at: '2025-08-01' }),
    gets: ({ at }) => expect(at?.in_use).toBe('demo-1.0.0'),
  });
  refuse({
    ...gone,
    operationId: 'getModelTimeline',
    when: 'of one that is not there',
    method: 'GET',
    path: `${path}/none/timeline`,
    call: () => getModelTimeline('none'),
  });
  const change = { ...asked, operationId: 'setModelState', method: 'POST', path: `${path}/${id}/state` } as const;
  const off = { version: 'demo-1.1.0', state: 'off', reason: '磷的分布偏移', revision: 6 } as const;
  agree({
    ...change,
    when: 'off, with a reason',
    given: [['a model with versions', { artifact_id: id }]],
    body: off,
    answer: { model: { ...detail, state: is('off') }, change_id: 1 },
    call: () => setModelState(id, off),
    gets: ({ model }) => expect(model.state).toBe('off'),
  });
  const nameless = { ...off, reason: '' };
  refuse({
    ...change,
    when: 'off, without a reason',
    body: nameless,
    status: 400,
    message: '请填写停用原因',
    call: () => setModelState(id, nameless),
  });
  refuse({
    ...change,
    ...gone,
    operationId: 'setModelState',
    when: 'of one that is not there',
    path: `${path}/none/state`,
    body: off,
    call: () => setModelState('none', off),
  });
});
