import { saveLog, trackAction } from '@jianwei/api-client/tracking/tracking';
import { describe, expect } from 'vitest';
import { agree } from './interaction.ts';

// covers A-7-74, B-7.5-06
describe('saveLog', () => {
  const visit = { path: '/detail', title: '报告解读', time: '2025-11-18T10:30:00+08:00' };

  agree({
    operationId: 'saveLog',
    when: 'a page was visited',
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/logs/save',
    body: visit,
    answer: {},
    call: () => saveLog(visit),
    gets: (answer) => expect(answer).toEqual({}),
  });
});

// covers A-7-76..78
describe('trackAction', () => {
  const extra = { source: '/detail', report_id: 'R1002-01', application_id: 'app-grace', name: 'Grace 评分' };
  const action = { action_id: 44, extra_data: JSON.stringify(extra) };

  agree({
    operationId: 'trackAction',
    when: "an application's tool was opened on a report",
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/embed/actions',
    body: action,
    answer: {},
    call: () => trackAction(action),
    gets: (answer) => expect(answer).toEqual({}),
  });
});
