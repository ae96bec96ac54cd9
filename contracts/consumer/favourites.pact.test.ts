import {
  cancelReportCollection,
  checkReportCollected,
  collectReport,
  listCollectedReports,
} from '@jianwei/api-client/favourites/favourites';
import { describe, expect } from 'vitest';
import { aReport, noReport, reportId, readingBrief, reportListItem, reportMissing, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const asked = { as: 'doctor', method: 'GET' } as const;
const path = `/api/v2/ai/reports/collect/${reportId}`;

// covers B-7.3-16
describe('collectReport', () => {
  agree({
    ...asked,
    operationId: 'collectReport',
    when: 'a doctor collects a report',
    given: [aReport],
    path,
    answer: { collected: is(true) },
    call: () => collectReport(reportId),
    gets: (answer) => expect(answer.collected).toBe(true),
  });
  agree({
    ...asked,
    operationId: 'collectReport',
    when: 'once more, which changes nothing',
    given: [['a lab report among the favourites', { report_id: reportId }]],
    path,
    answer: { collected: is(true) },
    call: () => collectReport(reportId),
    gets: (answer) => expect(answer.collected).toBe(true),
  });
  refuse({
    ...asked,
    operationId: 'collectReport',
    when: 'a report that is not there',
    given: [noReport],
    path: `/api/v2/ai/reports/collect/${unknownReport}`,
    status: 404,
    message: reportMissing,
    call: () => collectReport(unknownReport),
  });
});

// covers B-7.3-17
describe('checkReportCollected', () => {
  agree({
    ...asked,
    operationId: 'checkReportCollected',
    when: 'a favourite',
    given: [['a lab report among the favourites', { report_id: reportId }]],
    path: `${path}/check`,
    answer: { collected: is(true) },
    call: () => checkReportCollected(reportId),
    gets: (answer) => expect(answer.collected).toBe(true),
  });
  agree({
    ...asked,
    operationId: 'checkReportCollected',
    when: 'a report that is no favourite',
    given: [['a lab report that is no favourite', { report_id: reportId }]],
    path: `${path}/check`,
    answer: { collected: is(false) },
    call: () => checkReportCollected(reportId),
    gets: (answer) => expect(answer.collected).toBe(false),
  });
});

// covers B-7.3-18
describe('cancelReportCollection', () => {
  agree({
    ...asked,
    operationId: 'cancelReportCollection',
    when: 'a doctor gives a favourite up',
    given: [['a lab report among the favourites', { report_id: reportId }]],
    path: `${path}/cancel`,
    answer: { collected: is(false) },
    call: () => cancelReportCollection(reportId),
    gets: (answer) => expect(answer.collected).toBe(false),
  });
  refuse({
    ...asked,
    operationId: 'cancelReportCollection',
    when: 'a report that is not there',
    given: [noReport],
    path: `/api/v2/ai/reports/collect/${unknownReport}/cancel`,
    status: 404,
    message: reportMissing,
    call: () => cancelReportCollection(unknownReport),
  });
});

describe('listCollectedReports', () => {
  const list = { ...asked, operationId: 'listCollectedReports', origin: 'proposed' } as const;

  agree({
    ...list,
    when: 'a doctor lists the favourites',
    whole: true,
    given: [['a lab report among the favourites', { report_id: reportId }]],
    path: '/api/v2/ai/reports/collect',
    query: { page: '0', page_size: '12' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: [
        {
          ...reportListItem,
          reading: readingBrief,
          diagnoses: [{ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: false }],
          collected: is(true),
        },
      ],
    },
    call: () => listCollectedReports({ page: 0, page_size: 12 }),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ report_id: reportId, collected: true }),
  });
  agree({
    ...list,
    when: 'searched until nothing is left',
    path: '/api/v2/ai/reports/collect',
    query: { keyword: '无此人', page: '0', page_size: '12' },
    answer: { page: 0, page_size: 12, total_elements: is(0), data: is([]) },
    call: () => listCollectedReports({ keyword: '无此人', page: 0, page_size: 12 }),
    gets: (answer) => expect(answer.data).toEqual([]),
  });
});
