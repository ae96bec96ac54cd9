import type { ReportListItem } from '@jianwei/api-client/model';
import { expect, it } from 'vitest';

import { reportsToCsv } from './report-list-page.tsx';

const REPORT: ReportListItem = {
  report_id: 'R1',
  patient_id: 'P1',
  patient_name: '=cmd',
  patient_gender: '男',
  patient_age: 62,
  department: '内分泌科, 二病区',
  bed_no: '12',
  report_name: '生化',
  report_time: '2025-11-18T09:42:00+08:00',
  is_read: false,
  level: 'focus',
  reading: { level: 'focus', urgency: 2, headline: ['血钾 5.62 mmol/L，高于本报告区间', '已知 CKD'] },
  high_count: 11,
  low_count: 4,
  key_results: [
    {
      laboratory_id: 'L1',
      laboratory_name: '钾',
      short_name: 'K',
      original_result: '5.62',
      original_units: 'mmol/L',
      abnormal_type: 1,
    },
  ],
  diagnoses: [{ diagnosis_id: 'DKD', diagnosis_name: '糖尿病肾脏病', reliable: 2 }],
  applications: [],
  collected: false,
};

it('writes a heading and a line per report that a spreadsheet opens safely', () => {
  const [heading, line, end] = reportsToCsv([REPORT]).split('\r\n');
  expect(heading?.startsWith('\uFEFF状态,患者,')).toBe(true);
  expect(line).toContain('未读,\'=cmd,男,62,"内分泌科, 二病区",12,');
  expect(line).toContain(
    ',11,4,血钾 5.62 mmol/L，高于本报告区间；已知 CKD,钾 5.62 mmol/L 升高,糖尿病肾脏病（可靠性高）,',
  );
  expect(end).toBe('');
});

it('says of a known disease that it is, and not how reliable (J-31)', () => {
  const both = [
    ...REPORT.diagnoses,
    { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: true } as const,
  ];
  const [heading, line] = reportsToCsv([{ ...REPORT, diagnoses: both }]).split('\r\n');
  expect(heading).toContain(',关键结果,诊断,');
  expect(line).toContain(',糖尿病肾脏病（可靠性高）；慢性肾脏病（已知）,');
});

it('leaves the reading empty where the back end sends none', () => {
  const { reading: _, ...stated } = REPORT;
  const [heading, line] = reportsToCsv([stated]).split('\r\n');
  expect(heading).toContain(',偏低项,综合判读,关键结果,');
  expect(line).toContain(',11,4,,钾 5.62');
});

it.each(['=1+1', '+86', '-1', '@x', '\tx'])('prefixes the text %j', (text) => {
  expect(reportsToCsv([{ ...REPORT, patient_name: text }])).toContain(`未读,'${text},`);
});

it('doubles quotes inside a quoted cell', () => {
  expect(reportsToCsv([{ ...REPORT, report_name: '生化"急"' }])).toContain('"生化""急"""');
});
