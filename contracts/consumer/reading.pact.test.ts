import { getReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { describe, expect } from 'vitest';
import { aReport, reportId } from './examples.ts';
import { agree } from './interaction.ts';
import { reading } from './reading-examples.ts';

describe('getReportAnalysis', () => {
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'the reading of a report: headline, findings, what to do, what could not be read',
    given: [aReport],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/ai/reports/analysis/${reportId}`,
    answer: { reading },
    call: () => getReportAnalysis(reportId),
    gets: (answer) => {
      expect(answer.reading?.headline[0]?.finding_id).toBe(answer.reading?.findings[0]?.finding_id);
      expect(answer.reading?.unread[0]?.reason).toBe('结果为文本，未能解读');
    },
  });
});
