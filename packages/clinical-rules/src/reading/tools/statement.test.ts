import { expect, test } from 'vitest';
import { readPlainReport } from '../plain-report.ts';
import { rowsOf } from '../rows.ts';
import { isOfEvent, newestForm, part, speaking } from './statement.ts';

const form = (apiType: number, savedTime?: string) => ({
  apiType,
  form: {},
  ...(savedTime === undefined ? {} : { savedTime }),
});

test('a form belongs to a report up to so many hours before and after it, and without a time always', () => {
  const report = '2025-11-18T10:00:00+08:00';
  const of = (time?: string) => isOfEvent(form(5, time), report, 24);
  expect(of('2025-11-17T10:00:00+08:00')).toBe(true);
  expect(of('2025-11-17T09:59:00+08:00')).toBe(false);
  expect(of('2025-11-19T10:00:00+08:00')).toBe(true);
  expect(of('2025-11-19T10:01:00+08:00')).toBe(false);
  expect(of()).toBe(true);
});

test('of a tool the form that was saved last counts', () => {
  const forms = [form(8, '2025-11-18'), form(9, '2025-11-17'), form(9, '2025-11-16')];
  expect(newestForm(forms, 9)?.savedTime).toBe('2025-11-17');
  expect(newestForm(forms, 5)).toBeUndefined();
});

test('of some rows the abnormal ones speak; where none is, all of them do', () => {
  const spoken = (potassium: string, sodium: string) => {
    const { record, judged } = readPlainReport({
      ...{ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 61 },
      results: [
        { code: 'K', value: potassium, unit: 'mmol/L', range: '3.5-5.3' },
        { code: 'NA', value: sodium, unit: 'mmol/L', range: '137-147' },
        { code: 'CL', value: '120', unit: 'mmol/L', range: '99-110' },
      ],
    });
    const codes = new Map(judged.rows.map(({ printed, code }) => [printed.laboratory_id, code]));
    return speaking(rowsOf(record, judged), ['K', 'NA']).map((id) => codes.get(id));
  };
  expect(spoken('5.6', '140')).toEqual(['K']);
  expect(spoken('4.2', '130')).toEqual(['NA']);
  expect(spoken('5.6', '130')).toEqual(['K', 'NA']);
  expect(spoken('4.2', '140')).toEqual(['K', 'NA']);
});

test('a part says its title where nothing else is given, and waits', () => {
  const given = { key: 'acid-base', title: '代谢性酸中毒', evidences: ['a'] };
  expect(part(given)).toEqual({
    ...given,
    ...{ text: '代谢性酸中毒', lead: '代谢性酸中毒', phrase: '代谢性酸中毒', change: '', valueText: '' },
    ...{ outcome: null, answers: null, urgency: 3, status: 'new', isKnown: false, isLifeThreatening: false },
    ...{ harm: 'D', organ: 'acid-base', reliable: 2 },
  });
  expect(part({ ...given, text: 'pH 7.20', urgency: 1, reliable: 1 })).toMatchObject({
    ...{ title: '代谢性酸中毒', text: 'pH 7.20', lead: '代谢性酸中毒', urgency: 1, reliable: 1 },
  });
});
