import { getHomeSummary, listHomeTasks } from '@jianwei/api-client/home/home';
import { describe, expect } from 'vitest';
import { application, readingBrief, reportListItem } from './examples.ts';
import { agree, some } from './interaction.ts';

describe('getHomeSummary', () => {
  const hint = {
    application_id: 'app-grace',
    api_type: 5,
    name: 'Grace 评分',
    application_icon: 'icon-grace',
    patient_id: 'P1002',
    patient_name: '严松年',
    report_id: 'R1002-01',
    hint: '心肌标志物已出，可完成评分。',
  };
  const counts = { critical: 2, focus: 9, focus_change: 9, unread: 22, today: 41, hints: 5 };

  agree({
    operationId: 'getHomeSummary',
    origin: 'proposed',
    when: "a doctor's day",
    whole: true,
    given: [
      ['a critical lab report that the caller has not read', { patient_id: 'P1002', report_id: 'R1002-01' }],
      [
        'a lab report that triggers an application',
        { patient_id: 'P1002', report_id: 'R1002-01', application_id: 'app-grace' },
      ],
      ['an application among those of the caller', { application_id: 'app-grace' }],
    ],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/home/summary',
    answer: {
      hospital_name: '江州市第一人民医院',
      knowledge_version: 'v6.2',
      data_time: '2025-11-18T10:30:00+08:00',
      counts,
      priority: [{ ...reportListItem, is_read: false }],
      hints: [hint],
      my_applications: [application],
      updates: [{ date: '2025-11-06', title: 'Grace评分' }],
    },
    call: () => getHomeSummary(),
    gets: (answer) => {
      expect(answer.counts).toEqual(counts);
      expect(answer.hints).toEqual([hint]);
    },
  });
  agree({
    operationId: 'getHomeSummary',
    origin: 'proposed',
    when: 'what is said first of the reports of the day',
    given: [['a critical lab report that the caller has not read', { patient_id: 'P1002', report_id: 'R1002-01' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/home/summary',
    answer: {
      priority: some({
        reading: readingBrief,
        diagnoses: some({ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: false }),
      }),
    },
    call: () => getHomeSummary(),
    gets: (answer) => expect(answer.priority[0]?.reading).toEqual(readingBrief),
  });
});

describe('listHomeTasks', () => {
  agree({
    operationId: 'listHomeTasks',
    origin: 'proposed',
    when: 'what waits for who runs the data',
    as: 'operations',
    method: 'GET',
    path: '/api/v2/home/tasks',
    answer: {
      now: '2025-11-18T10:30:00+08:00',
      data: some({ id: 'unmapped', count: 3, oldest_at: '2025-10-20T08:05:00+08:00', address: '/data-cleaning' }),
    },
    call: () => listHomeTasks(),
    gets: ({ data }) => expect(data).toMatchObject([{ id: 'unmapped', count: 3 }]),
  });
});
