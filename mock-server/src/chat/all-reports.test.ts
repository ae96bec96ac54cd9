import { layReport } from '@jianwei/clinical-rules/lay/lay';
import { DIAGNOSIS_NAMES } from '@jianwei/clinical-rules/lay/public-name';
import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { reportView } from '../interpretation/report-view.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { answerTo } from './answer.ts';
import { STORED_PASSAGES } from './stored-passages.ts';

const QUESTIONS = [
  '我哪些指标高',
  '和上次比怎么样',
  '这份报告怎么样',
  '先看哪个',
  '为什么会高',
  '吃什么好',
  '虫草好吗',
];

const namesIn = (answer: unknown): string[] => {
  const text = JSON.stringify(answer);
  return DIAGNOSIS_NAMES.filter((name) => text.includes(name));
};

test('no citizen answer to any report holds the name of a diagnosis, and each quote stands in its passage', () => {
  const world = createSeededWorld();
  const reports = listPatients(world).flatMap(({ patient_id: id }) =>
    (patientRecord(world, id)?.reports ?? []).slice(0, 2).map(({ report }) => report.report_id),
  );
  expect(reports.length).toBeGreaterThan(300);
  // What a question asks is the same beside each report: it is read once.
  const asked = QUESTIONS.map((question) => ({ question, answer: answerTo(question) }));
  // So is an answer that was given before: it was looked through then.
  const looked = new Set<string>();
  for (const reportId of reports) {
    const view = reportView(world, reportId);
    if (view === undefined) throw new Error(reportId);
    const { record, judged, reading } = view;
    const lay = layReport({ record, judged, reading, department: '开单科室', held: new Set() });
    expect(namesIn(lay), reportId).toEqual([]);
    for (const isVerified of [false, true]) {
      for (const { question, answer: answerOf } of asked) {
        const answer = answerOf({ lay, isVerified });
        const text = JSON.stringify(answer);
        if (looked.has(text)) continue;
        looked.add(text);
        expect(namesIn(answer), `${reportId} ${question}`).toEqual([]);
        const strange = answer.passages.filter(({ passage_id: id, quote }) => {
          const stored = STORED_PASSAGES.get(id)?.quote;
          return stored === undefined || !stored.includes(quote);
        });
        expect(strange, `${reportId} ${question}`).toEqual([]);
      }
    }
  }
  expect(looked.size).toBeGreaterThan(reports.length);
});
