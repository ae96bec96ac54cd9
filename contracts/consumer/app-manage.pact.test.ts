import {
  listManagedApplicationOpens,
  listManagedApplications,
  orderManagedApplications,
  updateManagedApplication,
} from '@jianwei/api-client/app-manage/app-manage';
import { listDoctorApplications } from '@jianwei/api-client/applications/applications';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/application/manage';
const stateOf = (id: string): ProviderState[] => [['an application that the hospital manages', { application_id: id }]];
const grace = {
  application_id: 'app-grace',
  name: 'Grace 评分',
  app_icon: 'icon-grace',
  application_desc: '急性冠脉综合征院内死亡风险评分，保存后同事可见。',
  api_type: 5,
  category: 2,
  systems: ['心血管'],
  sort: 1,
  enabled: true,
  inner_test: true,
  departments: ['全院'],
  doctor_count: 1,
  recent_opens: 0,
  revision: 1,
};

describe('application management', () => {
  const asked = { origin: 'proposed', as: 'account' } as const;
  agree({
    ...asked,
    operationId: 'listManagedApplications',
    when: 'all in their order',
    given: [...stateOf('app-grace'), ['an application that was opened', { application_id: 'app-grace' }]],
    method: 'GET',
    path,
    answer: {
      order_revision: 1,
      departments: ['内分泌科'],
      data: some(
        { ...grace, last_open_at: '2025-11-18T10:30:00+08:00' },
        { ...grace, application_id: is('app-ckd'), disease: '慢性肾脏病' },
      ),
    },
    call: () => listManagedApplications(),
    gets: ({ data }) => expect(data[0]).toMatchObject({ departments: ['全院'], revision: 1 }),
  });
  agree({
    ...asked,
    operationId: 'listManagedApplicationOpens',
    when: 'those of the last days',
    given: [...stateOf('app-grace'), ['an application that was opened', { application_id: 'app-grace' }]],
    method: 'GET',
    path: `${path}/app-grace/opens`,
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({ date: '2025-11-18', department: '内分泌科', count: 1 }),
    },
    call: () => listManagedApplicationOpens('app-grace'),
    gets: ({ data }) => expect(data).toHaveLength(1),
  });
  refuse({
    ...asked,
    operationId: 'listManagedApplicationOpens',
    when: 'of one that is not there',
    given: [['no application', { application_id: 'app-none' }]],
    method: 'GET',
    path: `${path}/app-none/opens`,
    status: 404,
    message: '应用不存在',
    call: () => listManagedApplicationOpens('app-none'),
  });
  agree({
    origin: 'proposed',
    as: 'doctor',
    operationId: 'listDoctorApplications',
    when: 'one of the own was stopped by the hospital',
    given: [['an application of the caller that the hospital stopped', { application_id: 'app-cerebrospinal' }]],
    method: 'GET',
    path: '/api/v2/application/doctor',
    answer: {
      applications: some({ application_id: 'app-grace', name: 'Grace 评分', disease: '急性冠脉综合征' }),
      my_applications: some({
        application_id: 'app-cerebrospinal',
        name: '脑脊液分析',
        disease: '中枢神经系统感染',
        inner_test: is(true),
        availability: is('stopped'),
      }),
    },
    call: () => listDoctorApplications(),
    gets: ({ my_applications: mine }) => expect(mine[0]).toMatchObject({ availability: 'stopped' }),
  });
  agree({
    ...asked,
    operationId: 'updateManagedApplication',
    when: 'one that is stopped',
    given: stateOf('app-gastric'),
    method: 'POST',
    path: `${path}/app-gastric`,
    body: { revision: 1, enabled: false },
    answer: {
      application: {
        ...grace,
        application_id: is('app-gastric'),
        enabled: is(false),
        last_open_at: '2025-11-18T10:30:00+08:00',
      },
      change_id: 1,
    },
    call: () => updateManagedApplication('app-gastric', { revision: 1, enabled: false }),
    gets: ({ application }) => expect(application.enabled).toBe(false),
  });
  refuse({
    ...asked,
    operationId: 'updateManagedApplication',
    when: 'a range without departments',
    given: stateOf('app-ckd'),
    method: 'POST',
    path: `${path}/app-ckd`,
    body: { revision: 1, departments: [] },
    status: 400,
    message: '科室范围不能为空',
    call: () => updateManagedApplication('app-ckd', { revision: 1, departments: [] }),
  });
  refuse({
    ...asked,
    operationId: 'updateManagedApplication',
    when: 'one that is not there',
    given: [['no application', { application_id: 'app-none' }]],
    method: 'POST',
    path: `${path}/app-none`,
    body: { revision: 1, enabled: false },
    status: 404,
    message: '应用不存在',
    call: () => updateManagedApplication('app-none', { revision: 1, enabled: false }),
  });
  agree({
    ...asked,
    operationId: 'orderManagedApplications',
    when: 'one to the top',
    given: stateOf('app-grace'),
    method: 'POST',
    path: `${path}/order`,
    body: { revision: 1, application_ids: ['app-grace'] },
    answer: { order_revision: 2, change_id: 1 },
    call: () => orderManagedApplications({ revision: 1, application_ids: ['app-grace'] }),
    gets: ({ order_revision: revision }) => expect(revision).toBe(2),
  });
  refuse({
    ...asked,
    operationId: 'orderManagedApplications',
    when: 'one twice',
    given: stateOf('app-ckd'),
    method: 'POST',
    path: `${path}/order`,
    body: { revision: 1, application_ids: ['app-ckd', 'app-ckd'] },
    status: 400,
    message: '顺序中有重复或不存在的应用',
    call: () => orderManagedApplications({ revision: 1, application_ids: ['app-ckd', 'app-ckd'] }),
  });
});
